import { type ChangeEvent, useRef, useState } from 'react';
import { countRecipes } from '../../shared/formatCounts.ts';
import { BOX_HEADING_ID } from '../browser/focus.ts';
import { saveFile } from '../browser/saveFile.ts';
import { useStore } from '../browser/useStore.ts';
import { usePage, useRecipeBox } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Foldout.tsx';

export function RecipeBox() {
  const { code, failed } = useRenderer();
  const { box, entries } = useRecipeBox();
  const { unsavedKeys, loadRenderer } = usePage();
  const canSave = useStore(unsavedKeys).size === 0;
  const [message, setMessage] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = entries.length === 0;
  // Waits for the heading's font. If the font loaded later, the heading would change width and move the number beside it.
  if (!isEmpty && !code && !failed) return null;

  function exportAll() {
    saveFile('recipes.json', 'application/json', box.exportAll());
  }

  async function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await file.text().catch(() => null);
    // Clears the file field. Otherwise, choosing the same file again would fire no event.
    currentTarget.value = '';
    const result = text === null ? { refused: 'This file cannot be read.' } : box.importAll(text);
    setMessage('refused' in result ? result.refused : formatImport(result));
  }

  return (
    <section className="box" aria-label="Recipe box">
      <div className="row">
        <h2 id={BOX_HEADING_ID} tabIndex={-1}>
          Recipe box {!isEmpty && <span className="count">{entries.length}</span>}
        </h2>
        {!isEmpty && (
          <Menu label="More: recipe box">
            <Button onClick={exportAll}>Export all</Button>
            <p className="soft">The file includes your notes and wishes.</p>
            <Button onClick={() => chooser.current?.click()}>Import</Button>
          </Menu>
        )}
      </div>
      {isEmpty && (
        <p className="soft" data-heir={BOX_HEADING_ID}>
          {canSave && 'Recipes you get are saved here.'}{' '}
          <Button variant="word" onClick={() => chooser.current?.click()}>
            Import
          </Button>
        </p>
      )}
      <input ref={chooser} type="file" accept="application/json,.json" hidden onChange={importFile} />
      <p role="status" className="soft">
        {message}
      </p>
      {code && <code.BoxCards />}
      {!isEmpty && failed && (
        <p className="soft">
          Your recipes are saved, but the part of this page that shows them did not load.{' '}
          <Button variant="word" onClick={() => loadRenderer().catch(() => {})}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

type Imported = { added: number; updated?: number; left: number };

function formatImport({ added, updated, left }: Imported): string {
  const result = updated ? `Updated ${countRecipes(updated)}.` : `Added ${countRecipes(added)}.`;
  return left === 0
    ? result
    : `${result} The box is full now: ${left} ${left === 1 ? 'other' : 'others'} did not fit.`;
}
