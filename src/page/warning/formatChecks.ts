import type { Because, Check } from 'recipe-reading';
import { formatAll, joinNames } from '../../shared/formatCounts.ts';
import { type Checks, nameOfWish, placesIn } from '../context/useChecks.ts';

const REASONS: Record<Because, string> = {
  'unknown language': 'this page doesn’t read the recipe’s language',
  'words not loaded': 'the words for it did not load',
  'cut short': 'the recipe stops early',
  'too long': 'the recipe is too long',
};

/** Sentences about the wishes that were not checked, one for each reason. */
export function formatNotChecked(checks: Check[]): { because: Because; text: string }[] {
  return Object.entries(REASONS).flatMap(([name, reason]) => {
    const because = name as Because;
    const own = checks.filter((check) => check.answer === 'not checked' && check.because === because);
    if (own.length === 0) return [];
    const { avoid, diets } = byKind(own);
    const parts = [
      avoid.length > 0 && `for ${formatOr(avoid)}`,
      diets.length > 0 && `whether it’s ${formatOr(diets)}`,
    ];
    return [{ because, text: `Not checked ${parts.filter(Boolean).join(', nor ')}: ${reason}.` }];
  });
}

/** Sentence about the wishes that the recipe seems to fulfil, or '' if there are none. Also '' while a language's words load. */
export function formatClear({ checks, isPending }: Checks): string {
  if (isPending) return '';
  const { avoid, diets } = byKind(checks.filter(({ answer }) => answer === 'clear'));
  const nothing = avoid.length > 0 ? 'and nothing' : 'Nothing found';
  const parts = [
    avoid.length > 0 && `No ${formatOr(avoid)} found`,
    diets.length > 0 && `${nothing} that isn’t ${formatOr(diets)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}. Check the labels.` : '';
}

/** Warns of allergens even if no food to avoid was found, because that does not prove that the recipe is safe. */
export function formatCaution(checks: Checks, isByModel: boolean): string {
  if (byKind(checks.checks).avoid.length === 0) return '';
  const isSaid = formatClear(checks) !== '';
  return [isByModel && 'AI can get allergens wrong.', !isSaid && 'Check the labels.']
    .filter(Boolean)
    .join(' ');
}

/**
 * Sentence that the page only looked for certain words, because it does not know the foods. '' if the page knows all
 * foods.
 */
export function formatWordsOnly(checks: Check[]): string {
  const words = checks.filter((check) => check.answer === 'clear' && check.by === 'word').map(nameOfWish);
  if (words.length === 0) return '';
  const quoted = formatAll(words.map((word) => `“${word}”`));
  return `Looked only for the ${words.length > 1 ? 'words' : 'word'} ${quoted}.`;
}

export function formatFoods(checks: Check[]): string {
  return joinNames([...new Set(checks.flatMap(placesIn).map(({ food }) => food))]);
}

export function byKind(checks: Check[]) {
  const of = (kind: 'avoid' | 'diet') => checks.filter(({ wish }) => wish.of === kind);
  return { avoid: of('avoid'), diets: of('diet') };
}

const formatOr = (checks: Check[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(checks.map(nameOfWish));
