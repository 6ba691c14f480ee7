/** SSML elements (W3C SSML 1.1 and common vendor prefixes) that are understood as "leave the tag out". */
const knownElements = new Set(
  `speak p s prosody emphasis say-as lang voice audio mark par seq media desc w token meta metadata lexicon lookup
  sub break phoneme`.split(/\s+/),
);

export interface Tag {
  /** Lower case. */
  name: string;
  closing: boolean;
  attributes: Readonly<Record<string, string>>;
}

const tagShape = /^<(\/?)\s*([a-z][\w:.-]*)((?:\s[^<>]*)?)\/?\s*>$/i;
const attributeShape = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads `<name attribute="value"/>`; `undefined` when it is not a tag at all. */
export function readTag(markup: string): Tag | undefined {
  const match = tagShape.exec(markup);
  if (!match) return undefined;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of match[3]!.matchAll(attributeShape)) {
    attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? '');
  }
  return { name: match[2]!.toLowerCase(), closing: match[1] === '/', attributes };
}

export function isKnownElement(name: string): boolean {
  return knownElements.has(name) || /^(?:amazon|google|mstts|ssml):/.test(name);
}

/** Longest single pause that a break may ask for, as upstream. */
export const maxBreakMs = 3000;

const strengths: Readonly<Record<string, number>> = {
  none: 0,
  'x-weak': 150,
  weak: 250,
  medium: 500,
  strong: 800,
  'x-strong': 1200,
};

/** Length of a `<break>` in milliseconds, not yet limited; `undefined` when its attributes make no sense. */
export function breakMs({ time, strength }: Readonly<Record<string, string>>): number | undefined {
  if (time !== undefined) {
    const match = /^\s*\+?(\d{1,6}(?:\.\d{0,6})?|\.\d{1,6})\s*(ms|s)\s*$/i.exec(time);
    return match ? Math.round(Number(match[1]) * (match[2]!.toLowerCase() === 's' ? 1000 : 1)) : undefined;
  }
  return strengths[strength?.trim().toLowerCase() ?? 'medium'];
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** One entity (`&amp;`, `&#233;`, `&#xE9;`) as a character; `undefined` when it is none. */
export function decodeEntity(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const real = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return real ? String.fromCodePoint(code) : undefined;
}

export const entityPattern = /&(?:[a-z]{2,6}|#\d{1,7}|#x[\da-f]{1,6});/gi;

export function decodeEntities(text: string): string {
  return text.replace(entityPattern, (entity) => decodeEntity(entity) ?? entity);
}
