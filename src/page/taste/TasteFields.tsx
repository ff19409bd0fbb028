import { type ReactNode, useEffect, useState } from 'react';
import {
  DIETS,
  isSameTaste,
  MAX_AVOIDED,
  MAX_EATERS,
  MAX_OWN_WORDS_CHARS,
  MINUTES,
  NO_TASTE,
  type Taste,
  UNITS,
} from '../../../machines/taste.ts';
import { toggle } from '../../../machines/textLists.ts';
import { capital } from '../../shared/formatCounts.ts';
import { TASTE_ID } from '../browser/focus.ts';
import { usePage, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { LanguageField } from './LanguageField.tsx';
import { WordField } from './WordField.tsx';

const AS_WRITTEN = 'As written';

export function TasteFields() {
  const recipeActor = useRecipeActor();
  const taste = useRecipeState((s) => s.context.taste);
  const { code } = useRenderer();
  const { loadRenderer } = usePage();
  const eaters = taste.eaters ?? 0;

  useEffect(() => void loadRenderer().catch(() => {}), [loadRenderer]);

  function change(changes: Partial<Taste>): Taste {
    recipeActor.send({ type: 'taste.changed', changes });
    return recipeActor.getSnapshot().context.taste;
  }

  return (
    <div className="taste-fields stack">
      <Choice
        name="Diet"
        values={DIETS}
        isChosen={(diet) => taste.diets.includes(diet)}
        format={capital}
        onChoose={(diet) => change({ diets: toggle(taste.diets, diet) })}
      />
      {/* Renders the live region before it has text, because screen readers announce only changes in an existing region. */}
      <div role="status" className="soft">
        {code && <code.UnfitIngredients />}
      </div>
      <Named name="Foods to avoid">
        <WordField
          words={taste.avoid}
          maxWords={MAX_AVOIDED}
          onAdd={(words) => change({ avoid: [...taste.avoid, ...words] }).avoid}
          onRemove={(word) => change({ avoid: taste.avoid.filter((other) => other !== word) })}
          label="Something to leave out"
          placeholder="e.g. celery"
          action="Leave out"
          knownMessage={(word) => `${word} is already left out.`}
          noteOn={(word) => code && <code.WordNote word={word} />}
        />
      </Named>
      <Choice
        name="Ready in"
        values={MINUTES}
        isChosen={(minutes) => minutes === taste.minutes}
        format={(minutes) => `${minutes} min`}
        onChoose={(minutes, isChosen) => change({ minutes: isChosen ? minutes : null })}
      />
      <Named name="Serves">
        <Stepper
          fewer="Fewer people"
          more="More people"
          isLeast={eaters === 0}
          isMost={eaters === MAX_EATERS}
          onStep={(by) => change({ eaters: eaters + by || null })}
        >
          <output>{taste.eaters ?? 'any'}</output>
        </Stepper>
      </Named>
      <Choice
        name="Units"
        values={[AS_WRITTEN, ...UNITS]}
        isChosen={(units) => units === (taste.units ?? AS_WRITTEN)}
        format={capital}
        onChoose={(units, isChosen) => change({ units: isChosen && units !== AS_WRITTEN ? units : null })}
      />
      <LanguageField language={taste.language} onChange={(language) => change({ language })} />
      <OwnWords words={taste.ownWords} onChange={(ownWords) => change({ ownWords }).ownWords} />
      {!isSameTaste(taste, NO_TASTE) && (
        <Button
          variant="quiet"
          data-next-focus={TASTE_ID}
          onClick={() => recipeActor.send({ type: 'taste.reset' })}
        >
          Reset
        </Button>
      )}
    </div>
  );
}

type OwnWordsProps = {
  words: string | null;
  /** Returns the saved text, without spaces at the start and end. */
  onChange: (words: string) => string | null;
};

/** Saves the text while the visitor types. The field keeps spaces at the start and end, which are not saved. */
function OwnWords({ words, onChange }: OwnWordsProps) {
  const [typed, setTyped] = useState({ text: words ?? '', saved: words });

  return (
    <label>
      <span className="name-of">In your own words</span>
      <input
        type="text"
        className="field"
        dir="auto"
        placeholder="e.g. two pans only, nothing fried"
        autoComplete="off"
        maxLength={MAX_OWN_WORDS_CHARS}
        value={typed.saved === words ? typed.text : (words ?? '')}
        onChange={({ target: { value: text } }) => setTyped({ text, saved: onChange(text) })}
      />
    </label>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="name-of">{name}</legend>
      {children}
    </fieldset>
  );
}

/** `onChoose` may allow one value or several. Pressing a chosen value clears the choice. */
type ChoiceProps<Value> = {
  name: string;
  values: readonly Value[];
  isChosen: (value: Value) => boolean;
  format: (value: Value) => string;
  onChoose: (value: Value, isChosen: boolean) => void;
};

function Choice<Value extends string | number>({
  name,
  values,
  isChosen,
  format,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Named name={name}>
      <div className="line choice">
        {values.map((value) => (
          <label key={value} className="button round">
            <input
              type="checkbox"
              name={name}
              checked={isChosen(value)}
              onChange={({ target }) => onChoose(value, target.checked)}
            />
            {format(value)}
          </label>
        ))}
      </div>
    </Named>
  );
}
