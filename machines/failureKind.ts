const FAILURE_KINDS = [
  'timeout',
  'offline',
  'network',
  'refused credentials',
  'credits used up',
  'rate limited',
  'model not served',
  'prompt too long',
  'server',
  'only thinking',
  'bad answer',
  'bad settings',
  'page at fault',
  // The failures below can occur only in the browser's own model.
  'too much',
  'language not spoken',
  'held back',
  'model gone',
  'model trouble',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Returns the kind of an `AttemptError`, which is its name. Any other value that is thrown, even `null`, is a fault of the page. */
export function failureKindOf(thrown: unknown): FailureKind {
  const { name } = Object(thrown);
  return FAILURE_KINDS.find((kind) => kind === name) ?? 'page at fault';
}
