export { agentSessionsModule } from './module.ts';
