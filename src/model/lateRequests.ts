/** Import this module only by `loadRequests`, since a static import would add the inference client to the first script. */
export { callHost } from './asking/callHost.ts';
export { listModels } from './listModels.ts';
