import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import {
  DIETS,
  type Diet,
  isSameTaste,
  MAX_AVOIDED,
  MAX_EATERS,
  MAX_OWN_WORDS_CHARS,
  MINUTES,
  NO_TASTE,
  type Taste,
  UNITS,
} from '../../../machines/taste.ts';
import { isRead, READ_LANGUAGES } from '../../reading/words/languages.ts';
import { focusFirst, TASTE_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { WordField } from '../controls/WordField.tsx';
import { nameOf } from './tellTaste.ts';

export function TasteFields() {
  const recipeActor = useRecipeActor();
  const taste = useSelector(recipeActor, (s) => s.context.taste);

  function change(changes: Partial<Taste>): Taste {
    recipeActor.send({ type: 'taste.changed', changes });
    return recipeActor.getSnapshot().context.taste;
  }

  return (
    <div className="taste-fields">
      <Diets diets={taste.diets} onChange={(diets) => change({ diets })} />
      <Named name="Leave out">
        <WordField
          words={taste.avoid}
          maxWords={MAX_AVOIDED}
          onAdd={(words) => change({ avoid: [...taste.avoid, ...words] }).avoid}
          onRemove={(word) => change({ avoid: taste.avoid.filter((other) => other !== word) })}
          label="Something to leave out"
          placeholder="e.g. peanuts"
          add="Leave out"
          tellKnown={(word) => `${word} is already left out.`}
        />
      </Named>
      <Choice
        name="Ready in"
        any="Any time"
        values={MINUTES}
        value={taste.minutes}
        tell={(minutes) => `${minutes} min`}
        onChoose={(minutes) => change({ minutes })}
      />
      <Eaters eaters={taste.eaters} onChange={(eaters) => change({ eaters })} />
      <Choice
        name="Units"
        any="Any"
        values={UNITS}
        value={taste.units}
        isShort
        tell={(units) => (units === 'US' ? 'US cups' : 'Metric')}
        onChoose={(units) => change({ units })}
      />
      <Language language={taste.language} onChange={(language) => change({ language })} />
      <OwnWords words={taste.ownWords} onChange={(ownWords) => change({ ownWords }).ownWords} />
      {!isSameTaste(taste, NO_TASTE) && (
        <Button
          className="button-quiet"
          onClick={() => {
            // This button unmounts with the reset: without this, its focus would be lost.
            focusFirst(TASTE_ID);
            recipeActor.send({ type: 'taste.reset' });
          }}
        >
          Reset
        </Button>
      )}
    </div>
  );
}

type NamedProps = { name: string; role?: 'group' | 'radiogroup'; isPair?: boolean; children: ReactNode };

/** `isPair`: the name stands beside, not above. */
function Named({ name, role = 'group', isPair = false, children }: NamedProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role can be labelled
    <div className={isPair ? 'pair' : ''} role={role} aria-labelledby={id}>
      <span id={id} className="name-of">
        {name}
      </span>
      {children}
    </div>
  );
}

type DietsProps = { diets: Diet[]; onChange: (diets: Diet[]) => void };

/** Several can hold at once. */
function Diets({ diets, onChange }: DietsProps) {
  const without = (diet: Diet) => diets.filter((other) => other !== diet);

  return (
    <Named name="Diet">
      <div className="choice">
        {DIETS.map((diet) => (
          <label key={diet}>
            <input
              type="checkbox"
              name="Diet"
              checked={diets.includes(diet)}
              onChange={({ target }) => onChange(target.checked ? [...diets, diet] : without(diet))}
            />
            {diet.charAt(0).toUpperCase() + diet.slice(1)}
          </label>
        ))}
      </div>
    </Named>
  );
}

type ChoiceProps<Value> = {
  name: string;
  /** The name of the option that sets nothing. */
  any: string;
  values: readonly Value[];
  value: Value | null;
  tell: (value: Value) => string;
  onChoose: (value: Value | null) => void;
  isShort?: boolean;
};

function Choice<Value extends string | number>({
  name,
  any,
  values,
  value,
  tell,
  onChoose,
  isShort = false,
}: ChoiceProps<Value>) {
  return (
    <Named name={name} role="radiogroup" isPair={isShort}>
      <div className="choice">
        {[null, ...values].map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            {one === null ? any : tell(one)}
          </label>
        ))}
      </div>
    </Named>
  );
}

type EatersProps = { eaters: number | null; onChange: (eaters: number | null) => void };

function Eaters({ eaters, onChange }: EatersProps) {
  const count = eaters ?? 0;

  return (
    <Named name="Serves" isPair>
      <Stepper
        fewer="Fewer people"
        more="More people"
        isLeast={count === 0}
        isMost={count === MAX_EATERS}
        onStep={(by) => onChange(Math.min(Math.max(count + by, 0), MAX_EATERS) || null)}
      >
        <output>{eaters ?? 'any'}</output>
      </Stepper>
    </Named>
  );
}

type LanguageProps = { language: string | null; onChange: (language: string | null) => void };

function Language({ language, onChange }: LanguageProps) {
  return (
    <>
      <label className="pair">
        <span className="name-of">Language</span>
        <span className="pick">
          <select
            className="field"
            value={language ?? ''}
            onChange={({ target }) => onChange(target.value || null)}
          >
            <option value="">Same as this page</option>
            {languagesToChoose(language).map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {nameOf(tag)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </label>
      <p className="soft" role="status">
        {language && !isRead(language) && 'In this language, amounts and timers may be missing.'}
      </p>
    </>
  );
}

/** The chosen language keeps its place, or is added last: an option that moves while one chooses is picked wrongly. */
function languagesToChoose(chosen: string | null): string[] {
  const ofBrowser = [...new Set(navigator.languages)];
  const common = READ_LANGUAGES.filter((tag) => !ofBrowser.some((other) => other.split('-')[0] === tag));
  const offered = [...ofBrowser, ...common];
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
}

type OwnWordsProps = {
  words: string | null;
  /** Returns the words as they were kept: without the blanks around them. */
  onChange: (words: string) => string | null;
};

/** Kept as they are typed. */
function OwnWords({ words, onChange }: OwnWordsProps) {
  const [typed, setTyped] = useState({ text: words ?? '', kept: words });

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
        value={typed.kept === words ? typed.text : (words ?? '')}
        onChange={({ target: { value: text } }) => setTyped({ text, kept: onChange(text) })}
      />
    </label>
  );
}
