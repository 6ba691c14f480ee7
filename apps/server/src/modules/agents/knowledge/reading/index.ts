export {
  fetchPage,
  type ReadDocument,
  readFile,
  readPage,
  readText,
} from './read-document.ts';
export { toHtml } from './to-html.ts';
