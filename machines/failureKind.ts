export type FailureKind =
  | 'timeout'
  | 'offline'
  | 'network'
  | 'refused credentials'
  | 'credits used up'
  | 'rate limited'
  | 'model not served'
  | 'prompt too long'
  | 'server'
  | 'only thinking'
  | 'bad answer'
  | 'bad settings'
  // The failures below can occur only in the browser's own model.
  | 'too much'
  | 'language not spoken'
  | 'held back'
  | 'model gone'
  | 'model trouble';
