import { useState } from 'react';
import { saveFile } from '../shared/saveFile.ts';
import { useWakeLock } from './useWakeLock.ts';

type CookingAidsProps = { dish: string; text: string };

export function CookingAids({ dish, text }: CookingAidsProps) {
  const [said, setSaid] = useState({ what: '', times: 0 });
  const say = (what: string) => setSaid(({ times }) => ({ what, times: times + 1 }));

  return (
    <div className="aids">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are buttons */}
      <div className="aids-buttons" role="group" aria-label="Cooking aids">
        {'wakeLock' in navigator && <KeepScreenOn />}
        <button type="button" onClick={() => void copy(text).then(say)}>
          Copy
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void share(dish, text).then(say)}>
            Share
          </button>
        )}
        <button type="button" onClick={() => say(download(dish, text))}>
          Download
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <p className="quiet" role="status">
        <span key={said.times}>{said.what}</span>
      </p>
    </div>
  );
}

function KeepScreenOn() {
  const [state, toggle] = useWakeLock();
  return (
    <>
      <button type="button" aria-pressed={state === 'on'} onClick={toggle}>
        Keep screen on
      </button>
      <span className="quiet" role="status">
        {state === 'on' && <span className="visually-hidden">The screen stays on.</span>}
        {state === 'refused' && 'The screen cannot be kept on now.'}
      </span>
    </>
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

function download(dish: string, text: string): string {
  const name = `${dish.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'recipe'}.md`;
  saveFile(name, 'text/markdown', text);
  return `Downloaded as ${name}.`;
}
