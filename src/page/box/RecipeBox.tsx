import { useSelector } from '@xstate/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveFile } from '../browser/saveFile.ts';
import { useDrawing } from '../context/drawing.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { BoxCards } from './BoxCards.tsx';
import { countRecipes } from './tellCounts.ts';

export function RecipeBox() {
  const recipeActor = useRecipeActor();
  const { code, failed } = useDrawing();
  const { box, entries, unstored } = useRecipeBox();
  const [isBelowRecipe] = useState(recipeActor.getSnapshot().context.recipe !== null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const making = useSelector(recipeActor, (s) => s.hasTag('making'));
  const canDraw = code !== null || failed;
  // On a phone the box is below the recipe: shown before that can be drawn, it would be pushed down.
  if (isBelowRecipe && !canDraw) return null;

  function exportAll() {
    saveFile('recipes.json', 'application/json', box.exportAll());
  }

  async function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await file.text().catch(() => null);
    // Without this, choosing the same file again would do nothing.
    currentTarget.value = '';
    const result = text === null ? { refused: 'This file cannot be read.' } : box.importAll(text);
    setSaid('refused' in result ? result.refused : tellImport(result));
  }

  return (
    <section className="box" aria-label="Recipe box">
      <div className="row">
        <h2 ref={heading} tabIndex={-1}>
          Recipe box {entries.length > 0 && <span className="count">{entries.length}</span>}
        </h2>
        {entries.length > 0 && (
          <Button className="button-quiet" onClick={exportAll}>
            Export all
          </Button>
        )}
        <label className="button button-quiet">
          Import
          <input type="file" accept="application/json,.json" onChange={importFile} />
        </label>
      </div>
      {entries.length === 0 && !making && <p className="soft">Every recipe you get goes into this box.</p>}
      <p role="status" className="soft">
        {said}
      </p>
      {canDraw && <BoxCards onEmptied={() => heading.current?.focus()} />}
      <p className="soft" role="status">
        {unstored && 'This browser keeps no more recipes: the newest stay until you close the page.'}
      </p>
    </section>
  );
}

function tellImport({ added, left }: { added: number; left: number }): string {
  const told = `Added ${countRecipes(added)}.`;
  return left === 0
    ? told
    : `${told} The box is full now: ${left} ${left === 1 ? 'other' : 'others'} stayed out.`;
}
