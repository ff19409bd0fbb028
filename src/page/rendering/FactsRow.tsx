import { useId } from 'react';
import { UNITS } from '../../../machines/taste.ts';
import { formatTimes } from '../../shared/formatCounts.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { formatYield, servings } from '../../shared/formatYield.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Stepper } from '../controls/Stepper.tsx';

const MORE_ID = 'more-servings';
const MOST = 100;

/** Durations are always in English, so they run left to right. */
export function FactsRow() {
  const { reading, proof, canScale, canConvert, scale, onScale, timesCooked } = useRecipe();
  const { facts } = reading;
  const { total, prep, cook } = facts;
  const times = Object.entries({ Total: total, Prep: prep, Cook: cook }).filter(
    ([, minutes]) => minutes !== null,
  );
  if (!facts.yield && times.length === 0 && timesCooked === 0 && !canConvert) return null;
  const { count, of } = facts.yield ?? { count: 1, of: '' };
  const now = servings(count, scale);
  const amount = facts.yield && formatYield(facts.yield, scale);
  const step = of ? 'One' : 'One serving';

  return (
    <dl className="line facts">
      {facts.yield && (
        <div>
          <dt className="soft">{of ? 'Makes' : 'Serves'}</dt>
          {canScale ? (
            <dd>
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
                  {amount}
                </output>
              </Stepper>
            </dd>
          ) : (
            <dd dir="auto">{amount}</dd>
          )}
        </div>
      )}
      {canConvert && <UnitsOfRecipe />}
      {times.map(([name, minutes]) => (
        <div key={name} className={total !== null && name !== 'Total' ? 'part' : ''}>
          <dt className="soft">{name}</dt>
          {proof.wait !== null && name === 'Total' ? (
            <dd dir="ltr">
              <u className="doubted">{formatMinutes(minutes ?? 0)}</u>{' '}
              <small className="remark soft page-only">and {formatMinutes(proof.wait)} to wait</small>
            </dd>
          ) : (
            <dd dir="ltr">{formatMinutes(minutes ?? 0)}</dd>
          )}
        </div>
      ))}
      {/* Shows how often the recipe was cooked, but neither copies nor prints this number. */}
      {timesCooked > 0 && (
        <div className="page-only">
          <dt className="soft">Cooked</dt>
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

  const id = useId();

  return (
    <div className="page-only">
      <dt className="soft" id={id}>
        Units
      </dt>
      <dd className="units">
        <select
          aria-labelledby={id}
          value={units ?? ''}
          onChange={({ target: { value } }) =>
            recipeActor.send({
              type: 'taste.changed',
              changes: { units: UNITS.find((one) => one === value) ?? null },
            })
          }
        >
          <option value="">As written</option>
          <option value="metric">Metric</option>
          <option value="US">US</option>
        </select>
        <Icon name="down" />
      </dd>
    </div>
  );
}

/** Offers 'Half' and 'Double' if the recipe does not name its servings. */
export function ScaleNote() {
  const { reading, steps, canScale, scale, onScale } = useRecipe();
  const { yield: yields } = reading.facts;
  if (!canScale) return null;
  const isPartly = scale !== 1 && steps.some(({ hasAmount }) => hasAmount());

  return (
    // Copies and prints the note only if it is a warning.
    <div className={isPartly ? 'scaling' : 'scaling page-only'}>
      {!yields && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these are buttons
        <div className="line scales page-only" role="group" aria-label="Amounts">
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
      )}
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
