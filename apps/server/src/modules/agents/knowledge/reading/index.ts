export {
  type FetchedPage,
  fetchPage,
  type ReadDocument,
  type ReadText,
  readFile,
  readPage,
  readText,
} from './read-document.ts';
export { toHtml } from './to-html.ts';
