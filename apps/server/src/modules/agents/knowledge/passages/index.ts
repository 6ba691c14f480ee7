export { batchResults } from './batch-results.ts';
export { cutPassages } from './cut-passages.ts';
export { indexDocument, orderMissingVectors, vectorJob } from './embed.jobs.ts';
export { embed, embeddingEngines } from './embed.ts';
export { ragIndexHttpRoutes } from './rag-index.routes.ts';
export { searchWords } from './search-words.ts';
