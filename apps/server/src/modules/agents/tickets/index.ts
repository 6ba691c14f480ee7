export { agentTicketsModule } from './module.ts';
