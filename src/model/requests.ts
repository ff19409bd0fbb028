/** All that asks a host over the network: fetched when somebody is about to. */
export { askHost } from './askHost.ts';
export { listModels } from './listModels.ts';
