import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';

type ActorEvent = Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>;
type SnapshotEvent = Extract<StatelyInspectionEvent, { type: '@xstate.snapshot' }>;
type States = Record<string, { states?: States }>;
type Value = string | { [state: string]: Value };

const template = document.querySelector('template') as HTMLTemplateElement;
const machines = new Map<string, Element>();

createBrowserReceiver().subscribe((event) => {
  document.getElementById('waiting')?.remove();
  if (event.type === '@xstate.actor') drawMachine(event);
  if (event.type === '@xstate.snapshot') drawSnapshot(event);
});

function drawMachine({ sessionId, definition }: ActorEvent) {
  const { id, states } = JSON.parse(definition ?? '{}');
  // The call to the model is an actor too, but has no states to draw.
  if (!states || machines.has(sessionId)) return;
  const machine = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as Element;
  part(machine, 'h2').textContent = id;
  part(machine, '.states').append(...nameStates(states).map((name) => item(name)));
  machines.set(sessionId, machine);
  document.body.append(machine);
}

function drawSnapshot({ sessionId, event, snapshot }: SnapshotEvent) {
  const machine = machines.get(sessionId);
  if (!machine) return;
  const { value, context } = snapshot as unknown as { value: Value; context: unknown };
  const names = nameValue(value);
  for (const state of part(machine, '.states').children) {
    state.ariaCurrent = String(names.includes(state.textContent ?? ''));
  }
  part(machine, 'pre').textContent = JSON.stringify(context, null, 2);
  part(machine, 'ol').prepend(item(`${event.type} → ${names.join(', ')}`));
}

/** The states without states of their own, each with the names of those around it. */
function nameStates(states: States): string[] {
  return Object.entries(states).flatMap(([name, { states: inner = {} }]) => {
    const names = nameStates(inner);
    return names.length > 0 ? names.map((within) => `${name}.${within}`) : [name];
  });
}

/** A parallel state has one name for each of its regions. */
function nameValue(value: Value): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    nameValue(inner).map((within) => `${name}.${within}`),
  );
}

function item(text: string): HTMLLIElement {
  const line = document.createElement('li');
  line.textContent = text;
  return line;
}

function part(machine: Element, selector: string): Element {
  const found = machine.querySelector(selector);
  if (!found) throw new Error(`The template of inspector.html lacks ${selector}`);
  return found;
}
