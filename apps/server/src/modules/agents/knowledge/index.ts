export { type DependentAgent, dependentAgents } from './documents/index.ts';
export { agentKnowledgeModule } from './module.ts';
export { type KnowledgeOf, promptDocuments, retrieve, retrieveWell } from './retrieval/index.ts';
