import type { Reading } from '../reading.ts';
import { type Attributes, readMarkup } from './read-markup.ts';

/** An element of XML, under its name without prefix. */
export interface Element {
  name: string;
  attributes: Attributes;
  children: Element[];
  /** Of all within it. */
  text: string;
}

/**
 * Small documents of XML (packages, tables of contents, properties) as a tree.
 *
 * @throws ManuscriptFailure of `readMarkup`
 */
export function readElements(markup: string, reading: Reading, language: 'xml' | 'xhtml' = 'xml'): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  readMarkup(markup, language, reading, {
    open: (name, attributes) => {
      const element: Element = { name: localName(name), attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => {
      open.at(-1)!.text += text;
    },
    close: () => {
      const closed = open.pop();
      open.at(-1)!.text += closed?.text ?? '';
    },
  });
  return root;
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** All elements of a name below an element, in order. */
export function elementsOf(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const textOf = (element: Element | undefined): string =>
  element?.text.replace(/\s+/g, ' ').trim() ?? '';
