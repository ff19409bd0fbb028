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

/** What docs/machine.md shows: a Mermaid state diagram, and tables of states and transitions with their descriptions. */
export function drawChart({ root }: AnyStateMachine): string {
  const transitions = transitionsOf(root);
  return [
    root.description,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(transitions.some(ofAnyState) ? ['    state "any state" as any'] : []),
    ...drawStates(root).map((line) => `    ${line}`),
    ...transitions.filter(({ target }) => target).map(arrow),
    '```',
    '',
    '| state | in words |',
    '| --- | --- |',
    ...statesOf(root).map(stateRow),
    '',
    '| in | on | if | goes to | does | in words |',
    '| --- | --- | --- | --- | --- | --- |',
    ...transitions.map(row),
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

function ofAnyState({ source, target }: AnyTransitionDefinition): boolean {
  return !source.parent && target !== undefined;
}

function arrow(transition: AnyTransitionDefinition): string {
  const { source, target, guard } = transition;
  const condition = guard ? ` [${nameOf(guard)}]` : '';
  return `    ${source.parent ? source.key : 'any'} --> ${target?.[0]?.key} : ${eventOf(transition)}${condition}`;
}

function stateRow({ path, tags, description = '' }: AnyStateNode): string {
  const tagged = tags.length > 0 ? ` (${tags.join(', ')})` : '';
  return `| ${code(path.join('.'))}${tagged} | ${description} |`;
}

function row(transition: AnyTransitionDefinition): string {
  const { source, target, guard, actions, description = '' } = transition;
  const cells = [
    source.parent ? code(source.key) : 'any state',
    eventOf(transition),
    guard ? code(nameOf(guard)) : '',
    target ? code(target[0]?.key ?? '') : 'stays',
    actions.map((action) => code(nameOf(action))).join(', ') || (target ? '' : 'nothing'),
    description,
  ];
  return `| ${cells.join(' | ')} |`;
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

function code(text: string): string {
  return `\`${text}\``;
}
