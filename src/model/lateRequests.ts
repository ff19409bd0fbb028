/** Import it only by `loadRequests`, since a static import would put the inference client into the first file. */
export { callHost } from './asking/callHost.ts';
export { listModels } from './listModels.ts';
