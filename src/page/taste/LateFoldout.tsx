import { useState } from 'react';
import { useStore } from '../browser/useStore.ts';
import { Disclosure } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { tasteFields } from './loadTaste.ts';

type LateFoldoutProps = {
  /** Id of the summary, which gets focus when a notice closes. */
  id: string;
  icon: string;
  name: string;
  /** Short version of the content, shown while the section is collapsed. */
  summary: string;
  /** Name of the component with the content. */
  fields: 'StapleFields' | 'TasteFields';
  of: 'staples' | 'taste';
  /** Message of the notice that offers to undo the last removal. */
  removed: string;
};

/** Collapsible section whose fields load when the section is first opened. */
export function LateFoldout({ id, icon, name, summary, fields, of, removed }: LateFoldoutProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const Fields = useStore(tasteFields).code?.[fields];

  function open() {
    setWasOpened(true);
    const head = document.getElementById(id);
    tasteFields.load().then(
      () => requestAnimationFrame(() => head?.parentElement?.hasAttribute('open') && head.scrollIntoView()),
      () => {},
    );
  }

  return (
    <>
      <Disclosure
        className="foldout"
        summaryId={id}
        line={
          <>
            <Icon name={icon} />
            <span>
              <strong>{name}</strong>
              <small className="some-lines" dir="auto">
                {summary}
              </small>
            </span>
          </>
        }
        onToggle={open}
      >
        {wasOpened && Fields && <Fields />}
      </Disclosure>
      {/* Places the notice outside of the collapsible section because a collapsed section would hide the notice. */}
      <UndoNotice of={of} message={removed} nextFocus={id} />
    </>
  );
}
