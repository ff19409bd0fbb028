import { availableParallelism, loadavg } from 'node:os';

/** True for long timeouts: in `npm test`, in CI and on a busy machine. Otherwise a failing test ends soon. */
export const isPatient = Boolean(process.env.CI) || (loadavg()[0] ?? 0) > availableParallelism();
