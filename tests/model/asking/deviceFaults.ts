import type { FailureKind } from '../../../machines/failureKind.ts';

type DeviceFault = {
  /** Written into docs/faults.md. */
  name: string;
  outcome: FailureKind;
  /** Where the browser throws: when a session is made, or when it is prompted. */
  at: 'start' | 'prompt';
  error: string;
};

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
