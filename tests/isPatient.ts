import { availableParallelism, loadavg } from 'node:os';

/** Waits are long in `npm test`, in CI and on a busy machine. Otherwise a failing test should end soon. */
export const isPatient = Boolean(process.env.CI) || (loadavg()[0] ?? 0) > availableParallelism();
