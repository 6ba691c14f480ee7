export { batchResults } from './batch-results.ts';
export { warnOfModel } from './computing-model.ts';
export { cutPassages } from './cut-passages.ts';
export { indexDocument, orderMissingVectors, vectorJob } from './embed.jobs.ts';
export { embed, embeddingEngine, toBytes } from './embed.ts';
export { ragIndexHttpRoutes } from './rag-index.routes.ts';
export { searchConfigOf, searchWords } from './search-words.ts';
