import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection, useRequestedModel } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Disclosure } from '../controls/Foldout.tsx';
import { CheckedField } from './CheckedField.tsx';

const SUMMARY_ID = 'advanced';
const LIST_ID = 'models';

export function ModelChoice({ isOpen }: { isOpen: boolean }) {
  const { chooseModel, listModels } = useConnection();
  const { model, standsInFor, provider, isChosenModel } = useRequestedModel();
  const [models, setModels] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    // Focuses the list of models, unless the visitor has focused another element.
    const isElsewhere = document.activeElement?.matches('button, input, a, summary');
    if (models.length > 0 && !isElsewhere) select.current?.focus();
  }, [models]);

  const listIfOpen = useEffectEvent(() => {
    if (isOpen) void list();
  });
  useEffect(() => listIfOpen(), []);

  async function list() {
    setMessage('Loading the list…');
    const found = await listModels().catch(() => null);
    setModels(found ?? models);
    setMessage(
      found
        ? found.length > 0
          ? `${found.length} models to choose from.`
          : 'No model is available now.'
        : 'Couldn’t load the list. You can still type a model name.',
    );
  }

  return (
    <Disclosure
      className="foldout advanced"
      summaryId={SUMMARY_ID}
      open={isOpen}
      line={
        <>
          <h3>Advanced</h3>
          <span className="soft">{model.split('/').at(-1)}</span>
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{model}</strong>
          {standsInFor &&
            ` writes your recipes. It stands in for ${standsInFor}, which ${provider} no longer serves.`}{' '}
          {isChosenModel && (
            <Button variant="quiet" data-next-focus={SUMMARY_ID} onClick={() => chooseModel('')}>
              Use the default model again
            </Button>
          )}
        </p>
        <CheckedField
          type="text"
          label="Another model"
          placeholder="owner/name"
          action="Use this model"
          onUse={(name) => name.trim() === '' || chooseModel(name)}
          rule="A model’s name has two parts, as in owner/name."
        />
        {models.length === 0 ? (
          <p>
            <Button data-next-focus={LIST_ID} onClick={list}>
              See available models
            </Button>
          </p>
        ) : (
          <label className="line field-row">
            <span className="soft">Served by {provider} now, the best for recipes first</span>
            <select
              className="field"
              ref={select}
              id={LIST_ID}
              value={models.includes(model) ? model : ''}
              onChange={({ currentTarget }) => chooseModel(currentTarget.value)}
            >
              {!models.includes(model) && <option value="">Choose one</option>}
              {models.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <p role="status" className="soft">
          {message}
        </p>
      </div>
    </Disclosure>
  );
}
