import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every transition of a state and of the states within it, the ones that need no event included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
    ...Object.values(node.states).flatMap(transitionsOf),
  ];
}

/** The machine as a Mermaid state diagram and a table of its transitions: what docs/machine.md shows. */
export function drawChart({ root }: AnyStateMachine): string {
  const transitions = transitionsOf(root);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...drawStates(root).map((line) => `    ${line}`),
    // What can happen in any state is in the table alone.
    ...transitions.filter(({ source, target }) => source.parent && target).map(arrow),
    '```',
    '',
    '| in | on | if | goes to | does |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map(row),
  ].join('\n');
}

/** A state with states of its own is drawn round them. */
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
  // Regions that go on side by side have no first one.
  return [...(type === 'parallel' ? [] : [`[*] --> ${initial.target[0]?.key}`]), ...within];
}

function arrow(transition: AnyTransitionDefinition): string {
  const { source, target, guard } = transition;
  const condition = guard ? ` [${nameOf(guard)}]` : '';
  return `    ${source.key} --> ${target?.[0]?.key} : ${eventOf(transition)}${condition}`;
}

function row(transition: AnyTransitionDefinition): string {
  const { source, target, guard, actions } = transition;
  const cells = [
    source.parent ? code(source.key) : 'any state',
    eventOf(transition),
    guard ? code(nameOf(guard)) : '',
    target ? code(target[0]?.key ?? '') : 'stays',
    actions.map((action) => code(nameOf(action))).join(', ') || (target ? '' : 'nothing'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** XState's own names for the end of a call and of a wait, in words. */
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

function code(text: string): string {
  return `\`${text}\``;
}
