export { knowledgeModule } from './module.ts';
export { countPages, type KnowledgeOf, promptDocuments, retrieve, retrieveWell } from './retrieval/index.ts';
