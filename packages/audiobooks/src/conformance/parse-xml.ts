import { DOMParser } from '@xmldom/xmldom';

/** A document of XML, held to all of its rules. @throws Error with what is wrong with it */
export function parseXml(text: string): Document {
  const refuse = (problem: string): never => {
    throw new Error(problem);
  };
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse };
  return new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
}

/** All elements of a name, whatever their prefix. */
export const elementsOf = (document: Document, name: string): Element[] =>
  Array.from(document.getElementsByTagNameNS('*', name));

export const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
