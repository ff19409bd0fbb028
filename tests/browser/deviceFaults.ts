import type { FailureKind } from '../../machines/failure.ts';

type DeviceFault = {
  /** As docs/faults.md tells it. */
  name: string;
  outcome: FailureKind;
  /** Where the browser says so: when a session is made, or when it is asked. */
  at: 'start' | 'prompt';
  error: string;
};

/** What the browser's own model may answer in place of a recipe. */
export const DEVICE_FAULTS: DeviceFault[] = [
  { name: 'more than it can hold', outcome: 'too much', at: 'prompt', error: 'QuotaExceededError' },
  { name: 'more than it can hold, at once', outcome: 'too much', at: 'start', error: 'QuotaExceededError' },
  {
    name: 'a language that it does not write',
    outcome: 'language not spoken',
    at: 'prompt',
    error: 'NotSupportedError',
  },
  { name: 'an answer that it filtered', outcome: 'held back', at: 'prompt', error: 'NotReadableError' },
  { name: 'a model that is not allowed', outcome: 'model gone', at: 'start', error: 'NotAllowedError' },
  { name: 'a model that has to come first', outcome: 'model gone', at: 'start', error: 'NetworkError' },
  { name: 'a failure of the model', outcome: 'model trouble', at: 'prompt', error: 'OperationError' },
  { name: 'a model that was closed', outcome: 'model trouble', at: 'prompt', error: 'InvalidStateError' },
  { name: 'a failure that it does not name', outcome: 'model trouble', at: 'prompt', error: 'UnknownError' },
];
