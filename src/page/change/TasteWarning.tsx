import { useEffect, useMemo, useState } from 'react';
import { distinct } from '../../../machines/textLists.ts';
import { findAvoided, findBroken } from '../../reading/foods/warn.ts';
import { withoutColon } from '../../reading/lines/lines.ts';
import type { Reading } from '../../reading/read.ts';
import { loadWords } from '../../reading/words/loading.ts';
import { joinNames } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useIsRequestPrimary } from '../context/useIsRequestPrimary.ts';
import { useRequestChange } from '../context/useRequestChange.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { AnotherOne } from './AnotherOne.tsx';

/** Warns if a recipe contradicts the taste settings, either the current ones or those sent with the request. */
export function TasteWarning() {
  const { recipe, reading } = useRecipe();
  const tasteNow = useRecipeState((s) => s.context.taste);
  const requestChange = useRequestChange();
  const isRequestPrimary = useIsRequestPrimary();
  const { taste } = recipe;
  const { minutes } = taste;
  const { language, facts, dish } = reading;
  const { total } = facts;
  const words = useMemo(() => distinct([...taste.avoid, ...tasteNow.avoid]), [taste, tasteNow]);
  const haveOwnWords = useOwnWords(words.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded words decide which foods are found
  const { avoided, broken } = useMemo(() => {
    const { lines, steps } = linesToCheck(reading);
    // Checks only ingredients against diets, not the names of ingredient groups.
    const groups = new Set(reading.ingredients.map(({ group }) => group));
    const foodLines = lines.filter((line) => !groups.has(withoutColon(line)));
    const diets = [...new Set([...taste.diets, ...tasteNow.diets])];
    return {
      avoided: findAvoided(words, { ingredients: lines, steps, dish }, language),
      broken: findBroken(diets, { ingredients: foodLines, steps, dish }, language),
    };
  }, [taste, tasteNow, words, reading, language, dish, haveOwnWords]);
  const isTooLong = total !== null && minutes !== null && total > minutes;
  const diets = broken.map(({ diet }) => `Make it ${diet}`);
  const wishes = requestChange ? [...diets, ...(isTooLong ? ['Make it quicker'] : [])] : [];
  if (avoided.length === 0 && broken.length === 0 && !isTooLong) return null;
  return (
    <div className="warning panel panel-tomato">
      <Icon name="warning" />
      <div>
        {avoided.length > 0 && (
          <p>
            Contains <Names names={avoided} />, which you leave out.
          </p>
        )}
        {broken.map(({ diet, foods }) => (
          <p key={diet}>
            May not be {diet}: <Names names={foods} />.
          </p>
        ))}
        {isTooLong && (
          <p>
            It takes <strong>{formatMinutes(total)}</strong>, and you asked for {formatMinutes(minutes)}.
          </p>
        )}
        <div className="line">
          {wishes.map((wish, index) => (
            <Button
              key={wish}
              icon="swap"
              variant={index === 0 && !isRequestPrimary ? 'main' : undefined}
              onClick={({ currentTarget }) => requestChange?.(wish, currentTarget)}
            >
              {wish}
            </Button>
          ))}
          {(avoided.length > 0 || wishes.length === 0) && (
            <AnotherOne variant={wishes.length === 0 && !isRequestPrimary ? 'main' : undefined} />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Includes optional ingredients, since they may be foods to avoid. If the recipe lists no ingredients, includes the
 * recipe's whole text.
 */
function linesToCheck({ ingredients, steps, parts, text }: Reading): { lines: string[]; steps: string[] } {
  if (ingredients.length === 0) return { lines: text.split('\n'), steps: [] };
  const lines = [...parts.ingredients, ...parts.between].flatMap((line) => {
    const own = ingredients.filter((one) => one.line === line).map((one) => one.text);
    return own.length > 0 ? own : [line.text];
  });
  return { lines, steps: steps.map((step) => `${step.title}\n${step.text}`) };
}

/**
 * Loads the word lists of all the visitor's languages, since the visitor may have typed foods to avoid in any of them.
 * Returns true once the word lists are loaded.
 */
function useOwnWords(isNeeded: boolean): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    const done = () => {
      if (!isUnmounted) setLoaded(true);
    };
    void Promise.allSettled(navigator.languages.map(loadWords)).then(done);
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return areLoaded;
}

function Names({ names }: { names: string[] }) {
  return <strong dir="auto">{joinNames(names)}</strong>;
}
