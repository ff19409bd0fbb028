import { BOX_HEADING_ID } from '../browser/focus.ts';
import { saveFile } from '../browser/saveFile.ts';
import { useStore } from '../browser/useStore.ts';
import { usePage, useRecipeBox } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Foldout.tsx';
import { OpenFile } from './OpenFile.tsx';

export function RecipeBox() {
  const { code } = useRenderer();
  const { box, entries } = useRecipeBox();
  const { unsavedKeys } = usePage();
  const canSave = useStore(unsavedKeys).size === 0;
  const isEmpty = entries.length === 0;

  function exportAll() {
    saveFile('recipes.json', 'application/json', box.exportAll());
  }

  return (
    <section className="box" aria-label="Recipe box">
      <div className="row">
        <h2 id={BOX_HEADING_ID} className="large-title" tabIndex={-1}>
          Recipe box {!isEmpty && <span className="count">{entries.length}</span>}
        </h2>
        {!isEmpty && (
          <Menu label="More: recipe box">
            <Button onClick={exportAll}>Export all</Button>
            <p className="soft">The file includes your notes and wishes.</p>
            <OpenFile>Import</OpenFile>
          </Menu>
        )}
      </div>
      {isEmpty && (
        <p className="soft" data-next-focus={BOX_HEADING_ID}>
          {canSave && 'Recipes you get are saved here.'} <OpenFile variant="word">Import</OpenFile>
        </p>
      )}
      {code && <code.BoxCards />}
    </section>
  );
}
