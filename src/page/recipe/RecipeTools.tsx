import { useState } from 'react';
import { formatYield } from '../../shared/formatYield.ts';
import { AnotherOne } from '../adjust/AnotherOne.tsx';
import { copy, hasShareSheet, openShareSheet } from '../browser/copyAndShare.ts';
import { daysSince } from '../browser/daysSince.ts';
import { usePage, usePane } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useIsRequestPrimary } from '../context/requests.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { Menu } from '../controls/Foldout.tsx';
import { Like } from '../controls/Marks.tsx';
import { useContradictions } from '../warning/TasteWarning.tsx';
import { NOTE_ID } from './Notes.tsx';
import { SendToPhone } from './SendToPhone.tsx';
import { saveAsText, saveForApps } from './saving.ts';

type RecipeToolsProps = {
  getCopy: () => { html: string; plain: string };
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  /** True if the recipe's text is shown as the model wrote it. */
  isAsWritten: boolean;
  onAsWritten: () => void;
};

export function RecipeTools({ getCopy, isWriting, onWriting, isAsWritten, onAsWritten }: RecipeToolsProps) {
  const { cookingActor, writeLink } = usePage();
  const shown = useRecipe();
  const { recipe, reading, steps, scale, units, canConvert, isSaved, reached, note, cookedAt } = shown;
  const { dish, text, facts, ingredients } = reading;
  const hasSteps = steps.length > 0;
  const step = steps.findIndex(({ lineIds }) => lineIds.includes(reached));
  const isRequestPrimary = useIsRequestPrimary();
  const isReceived = usePane().shows === 'received';
  const { avoid, isAny } = useContradictions();
  const [message, setMessage] = useState({ text: '', times: 0 });
  const announce = (text: string) => setMessage(({ times }) => ({ text, times: times + 1 }));

  // Ignores changes while the visitor is typing the note, so that the buttons stay in their places.
  const [hasNote, setHasNote] = useState(note.trim() !== '');
  if (!isWriting && hasNote !== (note.trim() !== '')) setHasNote(!hasNote);

  const isCookedToday = isSaved && daysSince(cookedAt) === 0;
  const like = isSaved && <Like id={recipe.id} />;
  const noteButton = (words: string) =>
    isSaved &&
    !hasNote && (
      <Tool icon="note" id={NOTE_ID} aria-pressed={isWriting} onClick={() => onWriting(!isWriting)}>
        {words}
      </Tool>
    );

  // The model's text has only the original amounts.
  const isAsGiven = scale === 1 && !(units && canConvert);
  const [sentLink, setSentLink] = useState<string | null>(null);
  const forServings = facts.yield ? `, for ${formatYield(facts.yield, scale)}` : '';

  async function send() {
    const url = await writeLink({ recipe, scale });
    if (!url) return announce('This recipe is too long for a link.');
    if (hasShareSheet()) return announce(await openShareSheet({ title: dish, url }));
    announce('');
    setSentLink(url);
  }

  const saveText = () => announce(saveAsText(dish, isAsGiven ? text : getCopy().plain));
  const forApps = { icon: 'save', words: 'Save for recipe apps', act: () => announce(saveForApps(shown)) };
  const menu = [
    { icon: 'copy', words: 'Copy recipe', act: () => void copy(getCopy()).then(announce) },
    { icon: 'save', words: 'Save as text', act: saveText },
    ...(hasSteps || ingredients.length > 0 ? [forApps] : []),
    { icon: 'note', words: isAsWritten ? 'Show arranged' : 'Show as written', act: onAsWritten },
    { icon: 'print', words: 'Print', act: () => window.print() },
  ];

  function cook() {
    cookingActor.send({ type: 'cook.started', recipe, steps, step: Math.max(0, step) });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these are buttons
    <div className="line tools" role="group" aria-label="Recipe tools">
      {isCookedToday && (
        <div className="panel cooked-today">
          <b>Cooked today.</b>
          {like}
          {noteButton('Add a note')}
        </div>
      )}
      {hasSteps && (
        <Button
          icon="pot"
          // Not the main button if a food to avoid comes first, or if the recipe was cooked today.
          variant={isRequestPrimary || avoid.length > 0 || isCookedToday ? 'edge' : 'main'}
          className="to-cook"
          aria-label={step > 0 ? `Continue, step ${step + 1}` : undefined}
          onClick={cook}
        >
          {step > 0 ? 'Continue' : 'Cook'}
        </Button>
      )}
      {/* A warning has this button too. It is also below the recipe. */}
      {!isReceived && !isAny && !isCookedToday && <AnotherOne />}
      <div className="line small-tools">
        {!isCookedToday && like}
        <Tool icon="share" onClick={() => void send()}>
          Send
          {!hasShareSheet() && <span className="visually-hidden"> to phone</span>}
        </Tool>
        {!isCookedToday && noteButton('Note')}
        <Menu word="More">
          {menu.map(({ icon, words, act }) => (
            <Button key={words} icon={icon} onClick={act}>
              {words}
            </Button>
          ))}
        </Menu>
      </div>
      {sentLink && (
        <SendToPhone link={sentLink} summary={`${dish}${forServings}.`} onClose={() => setSentLink(null)} />
      )}
      <p className="one-line tool-message" role="status">
        <span key={message.times}>{message.text}</span>
      </p>
    </div>
  );
}

function Tool({ children, ...tool }: ButtonProps) {
  return (
    <Button variant="quiet" {...tool}>
      <span>{children}</span>
    </Button>
  );
}
