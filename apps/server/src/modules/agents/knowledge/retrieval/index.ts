export { readSnippets } from './retrieval.store.ts';
export { countPages, type KnowledgeOf, promptDocuments, retrieve, retrieveWell } from './retrieve.ts';
export { searchPassages } from './search-passages.ts';
