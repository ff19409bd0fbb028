import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useConnection, useConnectionSnapshot } from './connection.ts';

export function ModelChoice() {
  const { chooseModel, listModels } = useConnection();
  const { model, provider, isChosenModel } = useConnectionSnapshot();
  const field = useRef<HTMLInputElement>(null);
  const [models, setModels] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const served = useRef<HTMLSelectElement>(null);
  const id = useId();

  // The button that asked for the list has given way to it.
  useEffect(() => {
    if (models.length > 0) served.current?.focus();
  }, [models]);

  function choose(event: FormEvent) {
    event.preventDefault();
    if (!field.current?.value.trim()) return;
    const refused = chooseModel(field.current.value);
    setSaid(refused ?? '');
    if (!refused) field.current.value = '';
  }

  function backToPage() {
    chooseModel('');
    field.current?.focus();
  }

  async function list() {
    setSaid('Asking Hugging Face…');
    const found = await listModels().catch(() => null);
    setModels(found ?? []);
    setSaid(
      found
        ? found.length > 0
          ? `${found.length} models to choose from.`
          : 'It serves none now.'
        : 'The list cannot be reached now. A name can be typed all the same.',
    );
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Model</h3>
      <p>
        <strong className="model">{model}</strong>{' '}
        {isChosenModel && (
          <button type="button" className="button-quiet" onClick={backToPage}>
            Use the usual one again
          </button>
        )}
      </p>
      <form className="field-row" onSubmit={choose}>
        <label htmlFor={id}>Another model</label>
        <input
          ref={field}
          id={id}
          type="text"
          placeholder="owner/name"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-said`}
        />
        <button type="submit" className="button">
          Use this model
        </button>
      </form>
      {models.length === 0 ? (
        <p>
          <button type="button" className="button-quiet" onClick={list}>
            Show what {provider} serves
          </button>
        </p>
      ) : (
        <div className="field-row">
          <label htmlFor={`${id}-served`}>Served by {provider} now, the most liked first</label>
          <select
            ref={served}
            id={`${id}-served`}
            value={models.includes(model) ? model : ''}
            onChange={({ currentTarget }) => chooseModel(currentTarget.value)}
          >
            {!models.includes(model) && <option value="">Choose one</option>}
            {models.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <p id={`${id}-said`} role="status" className="quiet">
        {said}
      </p>
    </section>
  );
}
