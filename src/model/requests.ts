/** All that asks a host over the network: fetched when somebody is about to. */
export { askOnce } from './askHost.ts';
export { listModels } from './listModels.ts';
