/** Rows of documents and folders, and who may do what with them. */
export * as documentStore from './documents.store.ts';
export type { DocumentHead, DocumentRow, DocumentType } from './documents.tables.ts';
export { folderTree, readerOf, requireDocument, requireFolder, requireHead } from './require-document.ts';
