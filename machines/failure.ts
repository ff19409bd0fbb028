/** Why an attempt failed: what the visitor is told of it, and can do about it, differs. */
export type FailureKind =
  | 'timeout'
  | 'offline'
  | 'network'
  | 'refused credentials'
  | 'credits used up'
  | 'rate limited'
  | 'model not served'
  | 'server'
  | 'only thinking'
  | 'bad answer'
  | 'bad settings'
  // Of the browser's own model.
  | 'too much'
  | 'language not spoken'
  | 'held back'
  | 'model gone'
  | 'model trouble';
