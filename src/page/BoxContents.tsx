import { useSelector } from '@xstate/react';
import { type ChangeEvent, type RefObject, useMemo, useState } from 'react';
import { readAnswer } from '../recipe/readAnswer.ts';
import { saveFile } from '../recipe/saveFile.ts';
import { CrossIcon } from './icons.tsx';
import { useKitchen } from './kitchen.ts';
import { countRecipes, type Entry, useRecipeBox } from './recipeBox.ts';

const NOT_LOADED = 'This part of the page did not load. Reload it, or try again when you are online.';
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every recipe so far, to go back to. */
export function BoxContents({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const { box, entries } = useRecipeBox();
  const [deleted, setDeleted] = useState<Entry | null>(null);
  const [said, setSaid] = useState('');

  function remove(entry: Entry, item: Element | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('.button-icon') ?? summary.current)?.focus();
    box.remove(entry.recipe.id);
    setDeleted(entry);
    setSaid(`Deleted ${readAnswer(entry.recipe.text).dish}.`);
  }

  function undo(entry: Entry) {
    summary.current?.focus();
    box.put(entry);
    setDeleted(null);
    setSaid('');
  }

  async function exportAll() {
    const text = await box.exportAll().catch(() => null);
    if (text === null) setSaid(NOT_LOADED);
    else saveFile('recipes.json', 'application/json', text);
  }

  async function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await file.text().catch(() => null);
    // The same file can be chosen again.
    currentTarget.value = '';
    const result =
      text === null
        ? { refused: 'This file cannot be read.' }
        : await box.importAll(text).catch(() => ({ refused: NOT_LOADED }));
    setDeleted(null);
    setSaid('refused' in result ? result.refused : `Added ${countRecipes(result.added)}.`);
  }

  return (
    <>
      <ul className="entries">
        {entries.map((entry) => (
          <BoxEntry key={entry.recipe.id} entry={entry} onRemove={remove} />
        ))}
      </ul>
      <div className="undo">
        <p role="status">{said}</p>
        {deleted && (
          <button type="button" className="button-quiet" onClick={() => undo(deleted)}>
            Undo
          </button>
        )}
      </div>
      <div className="box-files">
        {entries.length > 0 && (
          <button type="button" className="button-quiet" onClick={exportAll}>
            Export all
          </button>
        )}
        <label className="button-quiet">
          Import
          <input type="file" accept="application/json,.json" onChange={importFile} />
        </label>
      </div>
    </>
  );
}

type BoxEntryProps = { entry: Entry; onRemove: (entry: Entry, item: Element | null) => void };

function BoxEntry({ entry, onRemove }: BoxEntryProps) {
  const { recipe } = entry;
  const kitchen = useKitchen();
  const canOpen = useSelector(kitchen, (s) => s.can({ type: 'recipe.opened', recipe }));
  // Each change of the box brings new objects, but the old texts.
  const { dish } = useMemo(() => readAnswer(recipe.text), [recipe.text]);

  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-disabled={!canOpen}
        onClick={() => kitchen.send({ type: 'recipe.opened', recipe })}
      >
        <span className="entry-dish" dir="auto">
          {dish}
        </span>
        {recipe.at > 0 && (
          <time className="quiet" dateTime={new Date(recipe.at).toISOString()}>
            {DATE.format(recipe.at)}
          </time>
        )}
        <span className="quiet" dir="auto">
          {recipe.ingredients.join(', ')}
        </span>
      </button>
      <button
        type="button"
        className="button-icon"
        aria-label={`Delete ${dish}`}
        onClick={(event) => onRemove(entry, event.currentTarget.closest('li'))}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
