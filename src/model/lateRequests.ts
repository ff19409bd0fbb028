/** Code for requests. Import this module only with `loadRequests`, since a static import would add it to the first script. */
export { callHost } from './asking/callHost.ts';
export { listModels } from './listModels.ts';
