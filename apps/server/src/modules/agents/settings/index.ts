export { agentsSettingsModule } from './module.ts';
export { readAgentsSettings } from './read-settings.ts';
