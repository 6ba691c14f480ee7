import { DOMParser } from '@xmldom/xmldom';
import { Failure } from '../../../../../platform/errors/index.ts';

/** No provider's message comes near it; a bomb would. */
const mostCharacters = 500_000;

export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
};

/**
 * XML from outside. A document type may name entities that grow without end or read files, and has no place in SAML.
 * @throws Failure `invalid_request`
 */
export function readXml(text: string): Document {
  if (text.length > mostCharacters) throw new Failure('invalid_request', 'The XML document is too large.');
  if (/<!\s*(doctype|entity)/i.test(text)) {
    throw new Failure('invalid_request', 'The XML document has a document type, which SAML doesn’t allow.');
  }
  const faults: string[] = [];
  const note = (fault: string): void => void faults.push(fault);
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  const document = text.trim() === '' ? undefined : parser.parseFromString(text, 'text/xml');
  if (!document?.documentElement || faults.length > 0) {
    throw new Failure('invalid_request', 'This isn’t a well-formed XML document.');
  }
  return document;
}

/** All elements of the name below the node, in any depth. */
export const elementsOf = (node: Document | Element, namespace: string, name: string): Element[] =>
  Array.from(node.getElementsByTagNameNS(namespace, name) as unknown as ArrayLike<Element>);

export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';
