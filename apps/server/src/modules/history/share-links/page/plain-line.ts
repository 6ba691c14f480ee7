/** Controls, and marks that turn the direction of what follows: in a title they would mix up the words around it. */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text on one line: no breaks, no marks that nobody sees. */
export const plainLine = (text: string): string => text.replace(unseen, ' ').replace(/\s+/g, ' ').trim();

/** The beginning of a text with at most so many characters, whole words where there are any, and an ellipsis. */
export function firstWords(text: string, mostCharacters: number): string {
  const characters = [...plainLine(text.slice(0, mostCharacters * 8))];
  if (characters.length <= mostCharacters) return characters.join('');
  const cut = characters.slice(0, mostCharacters - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
