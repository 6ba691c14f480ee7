export { agentsSettingsModule } from './module.ts';
export { readAgentsSettings } from './read-settings.ts';
export { listEmbeddingRetentions } from './settings.store.ts';
