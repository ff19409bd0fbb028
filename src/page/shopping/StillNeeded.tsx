import { useState } from 'react';
import { formatScaled } from 'recipe-reading';
import { changeOf, hadOnList } from '../../../machines/kitchen.ts';
import { needsSettings } from '../../../machines/pane.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { findSame, isSameList } from '../../../machines/textLists.ts';
import { formatYield } from '../../shared/formatYield.ts';
import { copy, openShareSheet } from '../browser/copyAndShare.ts';
import { NEEDED_ID, STAPLES_ID } from '../browser/focus.ts';
import { announce } from '../context/Announcer.tsx';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOnHand, useRequestChange } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Disclosure, Menu } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';
import { AmountFirst } from '../rendering/elements.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { Replace } from './Replace.tsx';

const MESSAGES = {
  'ingredient.hadToday': 'is on your list.',
  'ingredient.hadAlways': 'is always at home now.',
  'ingredient.neededAgain': 'is back on the list.',
};

export function StillNeeded() {
  const { recipe, reading, scale, units } = useRecipe();
  const recipeActor = useRecipeActor();
  const [copied, setCopied] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /**
   * Rows that were already ticked when the list was opened. Such rows are shown last. No row moves while the list is
   * open.
   */
  const [last, setLast] = useState<string[]>([]);
  const needed = readRecipe(recipe).needed(useOnHand(), scale);
  const hadFoods = useRecipeState(({ context }) => hadOnList(context), isSameList);
  const staples = useRecipeState(({ context }) => staplesOf(context.staples));
  const canChangeStaples = useRecipeState(needsSettings);
  const change = useRequestChange();
  const canReplace = change !== null && !change.isOffline;
  const { language, ingredients, facts } = reading;
  if (ingredients.length === 0) return null;

  // Ignores foods that were on the list when the recipe was requested. They never had to be bought.
  const had = hadFoods.filter((one) => !recipe.ingredients.includes(one));
  const rows = needed.rows
    .map((row) => ({ ...row, isHad: findSame(had, row.name) !== undefined }))
    .filter(({ share, isHad }) => isHad || share > 0)
    .toSorted((one, other) => Number(last.includes(one.id)) - Number(last.includes(other.id)));
  const toBuy = rows.filter(({ isHad }) => !isHad);
  const names = [...new Set(toBuy.map(({ name }) => name))];
  const list = () =>
    toBuy.map(({ text, share }) => formatScaled(text, language, scale * share, units)).join('\n');

  function send(type: keyof typeof MESSAGES, ingredient: string) {
    recipeActor.send({ type, ingredient });
    announce(`${ingredient} ${MESSAGES[type]}`);
  }

  const canBeStaple = (ingredient: string) =>
    changeOf(recipeActor.getSnapshot().context, { type: 'ingredient.hadAlways', ingredient }) !== null;

  function changeStaples() {
    const summary = document.getElementById(STAPLES_ID);
    summary?.closest('details')?.setAttribute('open', '');
    summary?.focus();
  }

  return (
    <Disclosure
      className="needed page-only"
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
        setLast(rows.filter(({ isHad }) => isHad).map(({ id }) => id));
      }}
      summaryId={NEEDED_ID}
      line={
        <>
          <Icon name={names.length > 0 ? 'basket' : 'check'} />
          <b>{names.length > 0 ? `${names.length} to buy` : 'You have everything'}</b>
          {isOpen && facts.yield && scale !== 1 && (
            <span className="soft" dir="auto">
              for {formatYield(facts.yield, scale)}
            </span>
          )}
        </>
      }
    >
      {isOpen && (
        <ul className={scale === 1 ? '' : 'is-scaled'} data-next-focus={NEEDED_ID}>
          {rows.map(({ id, text, share, name, isHad }) => (
            <li key={id}>
              <label className="beside">
                <input
                  type="checkbox"
                  checked={isHad}
                  onChange={() => send(isHad ? 'ingredient.neededAgain' : 'ingredient.hadToday', name)}
                />
                <span className={isHad ? 'had' : ''} lang={recipe.taste.language ?? undefined} dir="auto">
                  <AmountFirst text={text} language={language} scale={scale * (share || 1)} />
                </span>
              </label>
              {(canReplace || canBeStaple(name)) && (
                <Menu label={`More: ${name}`}>
                  {canReplace && <Replace name={name} onRequest={change.request} />}
                  {canBeStaple(name) && (
                    <Button icon="jar" onClick={() => send('ingredient.hadAlways', name)}>
                      Always have it
                    </Button>
                  )}
                </Menu>
              )}
            </li>
          ))}
        </ul>
      )}
      {staples.length > 0 && (
        <p className="line at-home">
          <Icon name="jar" />
          <span>
            <b>At home:</b>{' '}
            <span className="soft" dir="auto">
              {staples.join(', ')}
            </span>
          </span>
          {canChangeStaples && (
            <Button
              variant="quiet"
              className="at-end"
              aria-label="Change what is always at home"
              onClick={changeStaples}
            >
              Change
            </Button>
          )}
        </p>
      )}
      <div className="line needed-tools">
        {names.length > 0 && (
          <>
            <Button icon="copy" variant="quiet" onClick={() => void copy({ plain: list() }).then(setCopied)}>
              Copy list
            </Button>
            {'share' in navigator && (
              <Button
                icon="share"
                variant="quiet"
                onClick={() => void openShareSheet({ title: 'To buy', text: list() }).then(setCopied)}
              >
                Share
              </Button>
            )}
          </>
        )}
        <p className="soft" role="status">
          {copied}
        </p>
      </div>
    </Disclosure>
  );
}
