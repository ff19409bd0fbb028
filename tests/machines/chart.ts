import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { connectionMachine } from '../../machines/connectionMachine.ts';
import { cookingMachine } from '../../machines/cookingMachine.ts';
import { dishesMachine } from '../../machines/dishesMachine.ts';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { timersMachine } from '../../machines/timersMachine.ts';

export const MACHINES = [recipeMachine, dishesMachine, connectionMachine, cookingMachine, timersMachine];

/** Returns every transition of a state and of its inner states, including transitions without an event. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
    ...Object.values(node.states).flatMap(transitionsOf),
  ];
}

export function statesOf({ states }: AnyStateNode): AnyStateNode[] {
  return Object.values(states).flatMap((state) => [state, ...statesOf(state)]);
}

/** Renders a machine for docs/machine.md: its description, and a Mermaid diagram of the transitions that change the state. */
export function renderChart({ root }: AnyStateMachine): string {
  const arrows = transitionsOf(root).filter(({ target }) => target);
  return [
    root.description,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(arrows.some(({ source }) => !source.parent) ? ['    state "any state" as any'] : []),
    ...renderStates(root).map((line) => `    ${line}`),
    ...arrows.map(arrow),
    '```',
  ].join('\n');
}

function renderStates({ type, states, initial }: AnyStateNode): string[] {
  const within = Object.values(states).flatMap((state) =>
    state.type === 'compound'
      ? [
          `state ${state.key} {`,
          ...renderStates(state).map((line) => `    ${line}`),
          ...Object.keys(state.states).map((key) => `    ${key}`),
          '}',
        ]
      : [],
  );
  // The regions of a parallel state start together, so a parallel state has no initial region.
  return [...(type === 'parallel' ? [] : [`[*] --> ${initial.target[0]?.key}`]), ...within];
}

function arrow(transition: AnyTransitionDefinition): string {
  const { source, target, guard } = transition;
  const condition = guard ? ` [${nameOf(guard)}]` : '';
  return `    ${source.parent ? source.key : 'any'} --> ${target?.[0]?.key} : ${eventOf(transition)}${condition}`;
}

function eventOf({ eventType }: AnyTransitionDefinition): string {
  return eventType
    .replace(/^$/, 'at once')
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails')
    .replace(/^xstate\.after\.(\w+)\..+$/, 'after $1');
}

function nameOf(named: unknown): string {
  return typeof named === 'string' ? named : (named as { type: string }).type;
}
