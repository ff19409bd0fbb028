import { UNITS } from '../../../machines/taste.ts';
import { directionOf } from '../../shared/directionOf.ts';
import { capital, formatTimes } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { formatYield, servings } from '../../shared/formatYield.ts';
import { daysSince } from '../browser/daysSince.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Stepper } from '../controls/Stepper.tsx';

const MORE_ID = 'more-servings';
const MOST = 100;

/** One line with the times. Durations are always in English, so they run left to right. */
export function FactsRow() {
  const { recipe, reading, proof, canScale, scale, timesCooked, cookedAt } = useRecipe();
  // 'Cooked today' below says the first time.
  const showsTimes = timesCooked > (daysSince(cookedAt) === 0 ? 1 : 0);
  const { yield: yields, total, prep, cook } = reading.facts;
  const times = Object.entries({ Total: total, Prep: prep, Cook: cook }).filter(
    ([, minutes]) => minutes !== null,
  );
  const wait = proof.wait !== null && formatMinutes(proof.wait);
  if (!yields && times.length === 0 && !showsTimes) return null;
  return (
    <dl className="line facts soft" dir={directionOf(recipe.taste.language, reading.dish)}>
      {/* On the page, the heading of the ingredients has the servings. Copies and printouts have them here. */}
      {yields && (
        <div className={canScale ? 'print-only' : ''}>
          <dt>{yields.of ? 'Makes' : 'Serves'}</dt>
          <dd dir="auto">{formatYield(yields, scale)}</dd>
        </div>
      )}
      {times.map(([name, minutes]) => (
        <div key={name}>
          <dt className={name === 'Total' ? 'total' : ''}>{name}</dt>
          <dd dir="ltr">
            <span className={wait && name === 'Total' ? 'doubted' : ''}>{formatMinutes(minutes ?? 0)}</span>{' '}
            {wait && name === 'Total' && <small className="remark soft page-only">and {wait} to wait</small>}
          </dd>
        </div>
      ))}
      {/* Shows how often the recipe was cooked, but neither copies nor prints this number. */}
      {showsTimes && (
        <div className="page-only">
          <dt>Cooked</dt>
          <dd dir="ltr">{formatTimes(timesCooked)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The setting 'Units' of 'Your taste', which also converts recipes that exist. */
function UnitsOfRecipe() {
  const recipeActor = useRecipeActor();
  const { units } = useRecipe();
  const choose = (chosen: typeof units) =>
    recipeActor.send({ type: 'taste.changed', changes: { units: chosen } });
  return (
    <label className="units">
      {units ? `${capital(units)} units` : 'Units'}
      <select
        aria-label="Units"
        value={units ?? ''}
        onChange={({ target }) => choose(UNITS.find((one) => one === target.value) ?? null)}
      >
        <option value="">As written</option>
        <option value="metric">Metric</option>
        <option value="US">US</option>
      </select>
    </label>
  );
}

function Servings() {
  const { reading, scale, onScale } = useRecipe();
  const { yield: yields } = reading.facts;
  if (!yields) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these are buttons
      <div className="line" role="group" aria-label="Amounts">
        {Object.entries({ Half: 0.5, Double: 2 }).map(([name, factor]) => (
          <Button
            key={name}
            className="round"
            aria-pressed={scale === factor}
            onClick={() => onScale(scale === factor ? 1 : factor)}
          >
            {name}
          </Button>
        ))}
      </div>
    );
  }
  const { count, of } = yields;
  const now = servings(count, scale);
  const step = of ? 'One' : 'One serving';
  return (
    <Stepper
      fewer={`${step} fewer`}
      more={`${step} more`}
      isLeast={now <= 1}
      isMost={now >= Math.max(MOST, count)}
      onStep={(by) => onScale((by < 0 ? Math.ceil(now) - 1 : Math.floor(now) + 1) / count)}
      moreId={MORE_ID}
    >
      <output dir="auto">
        <span className="visually-hidden">For </span>
        <b>{formatYield(yields, scale)}</b>
        {!of && ` ${now === 1 ? 'serving' : 'servings'}`}
      </output>
    </Stepper>
  );
}

/** The servings and the units, which alter the amounts below. Without servings, offers 'Half' and 'Double'. */
export function Amounts() {
  const { reading, steps, canScale, canConvert, scale, onScale } = useRecipe();
  const { yield: yields } = reading.facts;
  const isPartly = scale !== 1 && steps.some(({ hasAmount }) => hasAmount());
  if (!canScale && !canConvert) return null;

  return (
    // Copies and prints the note only if it is a warning.
    <div className={isPartly ? 'amounts' : 'amounts page-only'}>
      <div className="line page-only" aria-live="off" lang="en">
        {canScale && <Servings />}
        {canConvert && <UnitsOfRecipe />}
      </div>
      {scale !== 1 && (
        <p className="scaled-note soft">
          {yields ? (
            <bdi>
              Scaled to {formatYield(yields, scale)}
              {isPartly && ', except in the steps'}.{' '}
              <Button
                variant="word"
                className="page-only"
                data-next-focus={MORE_ID}
                onClick={() => onScale(1)}
              >
                Back to {formatYield(yields, 1)}
              </Button>
            </bdi>
          ) : (
            <bdi>
              {scale < 1 ? 'Half the amounts.' : 'Twice the amounts.'}
              {isPartly && ' Amounts in the steps aren’t changed.'}
            </bdi>
          )}
        </p>
      )}
    </div>
  );
}
