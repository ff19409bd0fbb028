import { usePage } from '../context/pageContext.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';

const CHOOSER_ID = 'recipe-file';

/** Opens a recipe file of the visitor's own, such as a saved page, or a file of another recipe app or of this page. */
export function OpenFile(button: ButtonProps) {
  return <Button {...button} onClick={() => document.getElementById(CHOOSER_ID)?.click()} />;
}

/** File field of all these buttons. Must stay outside of menus, because a removed field reports no file. */
export function FileChooser() {
  const { paste } = usePage();
  return (
    <input
      id={CHOOSER_ID}
      type="file"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        void paste.open([...(currentTarget.files ?? [])]);
        // Clears the file field. Otherwise, choosing the same file again would fire no event.
        currentTarget.value = '';
      }}
    />
  );
}
