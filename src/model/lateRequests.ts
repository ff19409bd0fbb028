/** Import it by `loadRequests` alone: a static import would put the inference client into the first file. */
export { askHost } from './asking/askHost.ts';
export { listModels } from './listModels.ts';
