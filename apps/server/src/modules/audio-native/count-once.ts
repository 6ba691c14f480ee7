const mostKnown = 20_000;

/** What a ticket has told already: a page that tells the same again counts once. Of this process, and not for long. */
const told = new Set<string>();

export function isToldFirst(nonce: string, quarters: number): boolean {
  const key = `${nonce} ${quarters}`;
  if (told.has(key)) return false;
  told.add(key);
  const [oldest] = told;
  if (told.size > mostKnown && oldest !== undefined) told.delete(oldest);
  return true;
}
