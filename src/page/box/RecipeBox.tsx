import { useSelector } from '@xstate/react';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { readAnswer } from '../../recipe/readAnswer.ts';
import { Icon } from '../../shared/Icon.tsx';
import { saveFile } from '../../shared/saveFile.ts';
import { NOT_LOADED } from '../lazyPart.ts';
import { type Entry, useRecipeActor, useRecipeBox } from '../pageContext.ts';
import { UndoNotice } from '../UndoNotice.tsx';
import { tellDay } from './tellDay.ts';

const SHOWN_AT_FIRST = 8;

/** Every recipe so far, to go back to. */
export function RecipeBox() {
  const { box, entries, deleted, unstored } = useRecipeBox();
  const [said, setSaid] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const recipeActor = useRecipeActor();
  const isAwaited = useSelector(recipeActor, (s) => s.hasTag('busy') || s.matches({ shown: 'apology' }));
  const room = showsAll ? entries.length : SHOWN_AT_FIRST;
  const shown = entries.slice(0, isAwaited ? room - 1 : room);

  function remove(entry: Entry, item: Element | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('.cross') ?? heading.current)?.focus();
    box.delete(entry.recipe.id);
  }

  function undo() {
    heading.current?.focus();
    box.undoDeletions();
  }

  function accept() {
    heading.current?.focus();
    box.acceptDeletions();
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
    <section className="box" aria-label="Recipe box">
      <div className="row">
        <h2 ref={heading} tabIndex={-1}>
          Recipe box {entries.length > 0 && <span className="count">{entries.length}</span>}
        </h2>
        {entries.length > 0 && (
          <button type="button" className="button button-quiet" onClick={exportAll}>
            Export all
          </button>
        )}
        <label className="button button-quiet">
          Import
          <input type="file" accept="application/json,.json" onChange={importFile} />
        </label>
      </div>
      {shown.length === 0 && !isAwaited && (
        <p className="soft">Every recipe you get is kept here, in this browser.</p>
      )}
      <p role="status" className="soft">
        {said}
      </p>
      <ul className="cards">
        {/* A recipe that comes finds its place free: the others stay under the pointer. */}
        {isAwaited && (
          <li className="kept-recipe unseen">
            <h3>&nbsp;</h3>
            <p className="soft">&nbsp;</p>
          </li>
        )}
        {shown.map((entry) => (
          <BoxEntry key={entry.recipe.id} entry={entry} onRemove={remove} />
        ))}
      </ul>
      <UndoNotice
        what={deleted.length > 0 ? `Deleted ${nameDeleted(deleted)}.` : null}
        onUndo={undo}
        onClose={accept}
      />
      {entries.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${entries.length}`}
        </button>
      )}
      <p className="soft" role="status">
        {unstored && 'This browser keeps no more recipes: the newest stay until you close the page.'}
      </p>
    </section>
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
    <li className="kept-recipe">
      <h3 dir="auto">
        <button
          type="button"
          aria-disabled={!canOpen}
          onClick={() => recipeActor.send({ type: 'recipe.opened', recipe })}
        >
          {dish}
        </button>
      </h3>
      <p className="soft" dir="auto">
        {recipe.at > 0 && (
          <time dateTime={new Date(recipe.at).toISOString()}>{tellDay(recipe.at, Date.now())}</time>
        )}
        <span>{recipe.ingredients.join(', ')}</span>
      </p>
      <button
        type="button"
        className="cross"
        aria-label={`Delete ${dish}`}
        onClick={(event) => onRemove(entry, event.currentTarget.closest('li'))}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

function nameDeleted([only, ...others]: Entry[]): string {
  return only && others.length === 0 ? readAnswer(only.recipe.text).dish : countRecipes(others.length + 1);
}

function countRecipes(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
