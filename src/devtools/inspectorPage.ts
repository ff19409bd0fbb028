import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';

const waiting = element('waiting');
const states = element('states');
const context = element('context');
const events = element('events');
let machineSession: string | undefined;

createBrowserReceiver().subscribe((event) => {
  waiting.hidden = true;
  if (event.type === '@xstate.actor') drawStates(event);
  if (event.type === '@xstate.snapshot' && event.sessionId === machineSession) drawSnapshot(event);
});

function drawStates({ sessionId, definition }: Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>) {
  const names = Object.keys(JSON.parse(definition ?? '{}').states ?? {});
  // The call to the model is an actor too, but has no states to draw.
  if (names.length === 0) return;
  machineSession = sessionId;
  states.replaceChildren(...names.map((name) => item(name)));
}

function drawSnapshot({ event, snapshot }: Extract<StatelyInspectionEvent, { type: '@xstate.snapshot' }>) {
  const { value, context: held } = snapshot as unknown as { value: string; context: unknown };
  for (const state of states.children) {
    state.toggleAttribute('aria-current', state.textContent === value);
  }
  context.textContent = JSON.stringify(held, null, 2);
  events.prepend(item(`${event.type} → ${value}`));
}

function item(text: string): HTMLLIElement {
  const line = document.createElement('li');
  line.textContent = text;
  return line;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`inspector.html lacks #${id}`);
  return found;
}
