import { InferenceClient } from '@huggingface/inference';
import { useMachine } from '@xstate/react';
import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { assign, fromPromise, setup } from 'xstate';
import './plain.css';

/**
 * Minimal page that the benchmark compares with the real page. Has only an ingredient list and a button that
 * requests a recipe.
 */
const client = new InferenceClient('hf_fake');

const machine = setup({
  types: {
    context: {} as { ingredients: string[]; recipe: string },
    events: {} as { type: 'add'; ingredient: string } | { type: 'ask' },
  },
  actors: {
    ask: fromPromise<string, string[]>(async ({ input }) => {
      const { choices } = await client.chatCompletion({
        provider: 'together',
        model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
        messages: [
          { role: 'system', content: 'You suggest a recipe from a list of ingredients. Answer in markdown.' },
          { role: 'user', content: `I have ${input.join(', ')}. Please give me a recipe!` },
        ],
        max_tokens: 1024,
      });
      return choices[0]?.message.content ?? '';
    }),
  },
}).createMachine({
  context: { ingredients: readOnHand(), recipe: '' },
  initial: 'idle',
  on: {
    add: {
      actions: assign({ ingredients: ({ context, event }) => [...context.ingredients, event.ingredient] }),
    },
  },
  states: {
    idle: { on: { ask: 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.ingredients,
        onDone: { target: 'idle', actions: assign({ recipe: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: assign({ recipe: 'Error: could not generate a recipe.' }) },
      },
    },
  },
});

/** Reads the list that the benchmark has stored, because this page does not store lists. */
function readOnHand(): string[] {
  return JSON.parse(localStorage.getItem('recipe-kitchen') ?? '{"ingredients":[]}').ingredients;
}

function Kitchen() {
  const [state, send] = useMachine(machine);
  const [ingredient, setIngredient] = useState('');
  const { ingredients, recipe } = state.context;

  function add(event: FormEvent) {
    event.preventDefault();
    if (ingredient.trim()) send({ type: 'add', ingredient });
    setIngredient('');
  }

  return (
    <main>
      <h1>Plain Kitchen</h1>
      <form onSubmit={add}>
        <input
          aria-label="Add more than one ingredient"
          placeholder="Add more than one ingredient"
          value={ingredient}
          onChange={({ target }) => setIngredient(target.value)}
        />
        <button type="submit">Add ingredient</button>
      </form>
      <ul>
        {ingredients.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {ingredients.length > 1 && (
        <button type="button" disabled={state.matches('asking')} onClick={() => send({ type: 'ask' })}>
          Get a recipe
        </button>
      )}
      {recipe && (
        <section>
          <h2>The kitchen recommends:</h2>
          <Markdown remarkPlugins={[remarkGfm]}>{recipe}</Markdown>
        </section>
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Kitchen />
    </StrictMode>,
  );
}
