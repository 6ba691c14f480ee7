import { childrenOf, type Element, elementsOf, readElements, textOf } from '../markup/read-elements.ts';
import type { Reading } from '../reading.ts';
import { resolvePath } from './package-document.ts';

/** An entry of a table of contents. */
export interface NavigationEntry {
  name: string;
  /** Path in the archive, with a fragment where it leads within a page; nothing for a mere label. */
  target: string | undefined;
  children: NavigationEntry[];
}

/** The table of contents of EPUB 3 (navigation document, `nav` of the type `toc`). */
export function readNavigation(markup: string, path: string, reading: Reading): NavigationEntry[] {
  const navs = elementsOf(readElements(markup, reading, 'xhtml'), 'nav');
  const toc =
    navs.find(({ attributes }) => (attributes['epub:type'] ?? '').split(/\s+/).includes('toc')) ?? navs[0];
  return entriesOfList(childrenOf(toc, 'ol')[0], path);
}

/** The table of contents of EPUB 2 (NCX, `navMap`). */
export function readNcx(markup: string, path: string, reading: Reading): NavigationEntry[] {
  return pointsOf(elementsOf(readElements(markup, reading), 'navmap')[0], path);
}

function entriesOfList(list: Element | undefined, path: string): NavigationEntry[] {
  return childrenOf(list, 'li').map((entry) => {
    const label = childrenOf(entry, 'a')[0] ?? childrenOf(entry, 'span')[0];
    return {
      name: textOf(label),
      target: label?.attributes.href ? resolvePath(path, label.attributes.href) : undefined,
      children: entriesOfList(childrenOf(entry, 'ol')[0], path),
    };
  });
}

function pointsOf(parent: Element | undefined, path: string): NavigationEntry[] {
  return childrenOf(parent, 'navpoint').map((point) => {
    const source = childrenOf(point, 'content')[0]?.attributes.src;
    return {
      name: textOf(childrenOf(point, 'navlabel')[0]),
      target: source ? resolvePath(path, source) : undefined,
      children: pointsOf(point, path),
    };
  });
}
