/** Up to a space, without the full stop or bracket that ends the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

export const linksIn = (text: string): string[] => text.match(LINK) ?? [];

/** A text cut at its links. */
export function textParts(text: string): { text: string; isLink: boolean }[] {
  const plain = text.split(LINK).map((part) => ({ text: part, isLink: false }));
  const links = linksIn(text).map((link) => ({ text: link, isLink: true }));
  return plain
    .flatMap((part, at) => [part, ...links.slice(at, at + 1)])
    .filter(({ text: part }) => part !== '');
}
