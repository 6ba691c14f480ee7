export { checkEpub } from './check-epub.ts';
export { parseXml } from './parse-xml.ts';
