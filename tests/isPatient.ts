import { availableParallelism, loadavg } from 'node:os';

/** True if timeouts should be long: in `npm test`, in CI or on a busy machine. With short timeouts, failing tests end sooner. */
export const isPatient = Boolean(process.env.CI) || (loadavg()[0] ?? 0) > availableParallelism();
