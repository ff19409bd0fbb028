import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { saveFile } from '../shared/saveFile.ts';
import { useWakeLock } from './useWakeLock.ts';

type RecipeToolsProps = { dish: string; text: string };

/** What can be done with a recipe. */
export function RecipeTools({ dish, text }: RecipeToolsProps) {
  const [said, setSaid] = useState({ what: '', times: 0 });
  const say = useCallback((what: string) => setSaid(({ times }) => ({ what, times: times + 1 })), []);
  const [staysOn, toggleScreen] = useWakeLock(say);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are buttons
    <div className="tools" role="group" aria-label="Recipe tools">
      {'wakeLock' in navigator && (
        <Tool icon="sun" pressed={staysOn} onPress={toggleScreen}>
          <span className="more">Keep </span>
          <span>screen on</span>
        </Tool>
      )}
      <Tool icon="copy" onPress={() => void copy(text).then(say)}>
        Copy
      </Tool>
      {'share' in navigator && (
        <Tool icon="share" onPress={() => void share(dish, text).then(say)}>
          Share
        </Tool>
      )}
      <Tool icon="save" onPress={() => say(save(dish, text))}>
        Save a copy
      </Tool>
      <Tool icon="print" onPress={() => window.print()}>
        Print
      </Tool>
      <p className="said" role="status">
        <span key={said.times}>{said.what}</span>
      </p>
    </div>
  );
}

type ToolProps = { icon: string; pressed?: boolean; onPress: () => void; children: ReactNode };

function Tool({ icon, pressed, onPress, children }: ToolProps) {
  return (
    <button type="button" className="button button-quiet" aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'Copying is not allowed here.';
  }
}

async function share(title: string, text: string): Promise<string> {
  try {
    await navigator.share({ title, text });
    return 'Shared.';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : 'Sharing is not allowed here.';
  }
}

function save(dish: string, text: string): string {
  const name = `${dish.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'recipe'}.md`;
  saveFile(name, 'text/markdown', text);
  return `Saved as ${name}.`;
}
