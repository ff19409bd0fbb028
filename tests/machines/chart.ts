import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every transition of a state and of the states within it, the ones that need no event included. */
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

/** What docs/machine.md shows of a machine: its description, and a Mermaid diagram of the transitions that go anywhere. */
export function drawChart({ root }: AnyStateMachine): string {
  const arrows = transitionsOf(root).filter(({ target }) => target);
  return [
    root.description,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(arrows.some(({ source }) => !source.parent) ? ['    state "any state" as any'] : []),
    ...drawStates(root).map((line) => `    ${line}`),
    ...arrows.map(arrow),
    '```',
  ].join('\n');
}

function drawStates({ type, states, initial }: AnyStateNode): string[] {
  const within = Object.values(states).flatMap((state) =>
    state.type === 'compound'
      ? [
          `state ${state.key} {`,
          ...drawStates(state).map((line) => `    ${line}`),
          ...Object.keys(state.states).map((key) => `    ${key}`),
          '}',
        ]
      : [],
  );
  // Parallel regions have no first state among them.
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
