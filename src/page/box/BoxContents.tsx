import { useSelector } from '@xstate/react';
import { type ChangeEvent, type RefObject, useMemo, useState } from 'react';
import { readAnswer } from '../../recipe/readAnswer.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { type Entry, useRecipeActor, useRecipeBox } from '../contexts.ts';
import { countRecipes } from './countRecipes.ts';

const NOT_LOADED = 'This part of the page did not load. Reload it, or try again when you are online.';
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every recipe so far, to go back to. */
export function BoxContents({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const { box, entries, deleted } = useRecipeBox();
  const [said, setSaid] = useState('');

  function remove(entry: Entry, item: Element | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('.cross') ?? summary.current)?.focus();
    box.delete(entry.recipe.id);
  }

  function undo() {
    summary.current?.focus();
    box.undoDeletions();
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
        <p role="status">{deleted.length > 0 && `Deleted ${nameDeleted(deleted)}.`}</p>
        {deleted.length > 0 && (
          <button type="button" className="button-quiet" onClick={undo}>
            Undo
          </button>
        )}
      </div>
      <p role="status" className="quiet">
        {said}
      </p>
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
  const recipeActor = useRecipeActor();
  const canOpen = useSelector(recipeActor, (s) => s.can({ type: 'recipe.opened', recipe }));
  // Each change of the box makes new objects of the same texts.
  const { dish } = useMemo(() => readAnswer(recipe.text), [recipe.text]);

  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-disabled={!canOpen}
        onClick={() => recipeActor.send({ type: 'recipe.opened', recipe })}
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
        className="cross"
        aria-label={`Delete ${dish}`}
        onClick={(event) => onRemove(entry, event.currentTarget.closest('li'))}
      />
    </li>
  );
}

function nameDeleted([only, ...others]: Entry[]): string {
  return only && others.length === 0 ? readAnswer(only.recipe.text).dish : countRecipes(others.length + 1);
}
