import type { BlockSubType } from '../manuscript.ts';
import { childrenOf, type Element, elementsOf } from '../markup/read-elements.ts';

export type ParagraphKind = BlockSubType | 'contents';

const valOf = (element: Element | undefined): string => element?.attributes['w:val'] ?? '';

/** What paragraphs of each style are (ECMA-376, 17.7): by its name or outline level, or those of the style it is based on. */
export function paragraphKinds(styles: Element): Map<string, ParagraphKind> {
  const byId = new Map(
    elementsOf(styles, 'style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  return new Map([...byId.keys()].map((id) => [id, kindOf(id, byId, 0)]));
}

function kindOf(id: string, styles: Map<string, Element>, depth: number): ParagraphKind {
  const style = styles.get(id);
  if (!style || depth > 20) return 'p';
  const name = valOf(childrenOf(style, 'name')[0]).toLowerCase();
  if (/^toc \d|^toc heading|^table of figures/.test(name)) return 'contents';
  if (name === 'title') return 'h1';
  const level = /^heading (\d)/.exec(name)?.[1];
  if (level) return headingType(Number(level) - 1);
  const outline = childrenOf(childrenOf(style, 'ppr')[0], 'outlinelvl')[0];
  if (outline) return headingType(Number(valOf(outline)));
  return kindOf(valOf(childrenOf(style, 'basedon')[0]), styles, depth + 1);
}

/** Of an outline level from 0; 9 is body text. */
export const headingType = (level: number): BlockSubType =>
  level >= 9 || !Number.isInteger(level) ? 'p' : ((['h1', 'h2'] as const)[level] ?? 'h3');
