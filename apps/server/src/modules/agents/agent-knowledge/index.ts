export { agentKnowledgeModule } from './module.ts';
