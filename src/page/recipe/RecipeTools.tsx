import { type ReactNode, useCallback, useState } from 'react';
import { copy, share } from '../frame/clipboard.ts';
import { Icon } from '../frame/Icon.tsx';
import { saveFile } from '../frame/saveFile.ts';
import { useWakeLock } from '../frame/useWakeLock.ts';

type RecipeToolsProps = {
  dish: string;
  text: string;
  take: () => { html: string; plain: string };
  /** The file for recipe managers; null where too little of the recipe was understood. */
  writeFile: (() => string) | null;
  /** Null where no steps were understood. */
  onCook: (() => void) | null;
};

export function RecipeTools({ dish, text, take, writeFile, onCook }: RecipeToolsProps) {
  const [said, setSaid] = useState({ what: '', times: 0 });
  const [isChoosing, setChoosing] = useState(false);
  const say = useCallback((what: string) => setSaid(({ times }) => ({ what, times: times + 1 })), []);
  const [staysOn, toggleScreen] = useWakeLock(say);

  const saveMarkdown = () => say(save(dish, 'md', 'text/markdown', text));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are buttons
    <div className="tools" role="group" aria-label="Recipe tools">
      {onCook && (
        <button type="button" className="button button-basil to-cook" onClick={onCook}>
          <Icon name="pot" />
          Cook
        </button>
      )}
      {'wakeLock' in navigator && (
        <Tool icon="sun" pressed={staysOn} onPress={toggleScreen}>
          <span className="more">Keep </span>
          <span>screen on</span>
        </Tool>
      )}
      <Tool icon="copy" onPress={() => void copy(take()).then(say)}>
        Copy
      </Tool>
      {'share' in navigator && (
        <Tool icon="share" onPress={() => void share(dish, take().plain).then(say)}>
          Share
        </Tool>
      )}
      {writeFile ? (
        <Tool icon="save" expanded={isChoosing} onPress={() => setChoosing(!isChoosing)}>
          Save as…
        </Tool>
      ) : (
        <Tool icon="save" onPress={saveMarkdown}>
          Save a copy
        </Tool>
      )}
      <Tool icon="print" onPress={() => window.print()}>
        Print
      </Tool>
      {writeFile && isChoosing && (
        <div className="choices">
          <button type="button" className="button" onClick={saveMarkdown}>
            Text (Markdown)
          </button>
          <button
            type="button"
            className="button"
            onClick={() => say(save(dish, 'json', 'application/json', writeFile()))}
          >
            For recipe managers (.json)
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void copy({ plain: writeFile() }).then(say)}
          >
            Copy for recipe managers
          </button>
        </div>
      )}
      <p className="said" role="status">
        <span key={said.times}>{said.what}</span>
      </p>
    </div>
  );
}

type ToolProps = {
  icon: string;
  pressed?: boolean;
  expanded?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ icon, pressed, expanded, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

function save(dish: string, ending: string, type: string, content: string): string {
  const name = `${dish.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'recipe'}.${ending}`;
  saveFile(name, type, content);
  return `Saved as ${name}.`;
}
