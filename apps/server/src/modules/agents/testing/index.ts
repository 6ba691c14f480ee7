export { agentTestingModule } from './module.ts';
