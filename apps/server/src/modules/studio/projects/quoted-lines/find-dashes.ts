import type { Quote } from './find-quotes.ts';

const opening = /^\s*[—–―]\s*(?=[\p{L}\p{N}¡¿«“„"…])/u;

/**
 * Speech that a dash opens at the beginning of a paragraph (Spanish, French, Polish …), without the dashes. A further
 * dash opens the words beside it (`—No —dijo Ana—. Vamos.`), and one more closes them.
 */
export function findDashedSpeech(text: string, verbs: readonly string[]): Quote[] {
  const [dash] = opening.exec(text) ?? [];
  if (dash === undefined) return [];
  const isBeside = besideOf(verbs);
  const marks = [...text.matchAll(/\s[—–―](?=\S)|(?<=\S)[—–―](?=[\s.,;:]|$)|\s[—–―]\s/gu)];
  const quotes: Quote[] = [];
  let start = dash.length;
  let isSaid = true;
  for (const { 0: mark, index } of marks) {
    if (index < start) continue;
    if (isSaid && !isBeside(text.slice(index + mark.length))) continue;
    if (isSaid) quotes.push(trimmed(text, start, index));
    isSaid = !isSaid;
    start = index + mark.length;
    // what closes the words beside speech may stand behind their dash
    if (isSaid) start += /^[.,;:]?\s*/u.exec(text.slice(start))?.[0].length ?? 0;
  }
  if (isSaid) quotes.push(...untilBeside(text, start, verbs));
  return quotes.filter(({ end, start }) => end > start);
}

/** Whether words beside speech begin here: with a verb of speaking, or with somebody who does. */
const besideOf = (verbs: readonly string[]) => {
  const verb = new RegExp(`^\\s*(?:[\\p{L}’'-]+\\s+){0,3}(?:${verbs.join('|')})(?![\\p{L}])`, 'u');
  return (text: string): boolean => /^\s*\p{Ll}/u.test(text) && verb.test(text.slice(0, 120));
};

/** French names who speaks behind a comma: `— Je viens, dit Anne. Attends-moi.` */
function untilBeside(text: string, start: number, verbs: readonly string[]): Quote[] {
  const beside = new RegExp(
    `[,!?…]\\s+(?:${verbs.join('|')})(?![\\p{L}])[^.,!?…]{0,80}(?:[.,!?…]\\s*|$)`,
    'u',
  );
  const found = beside.exec(text.slice(start));
  if (!found) return [trimmed(text, start, text.length)];
  const end = start + found.index + 1;
  const rest = start + found.index + found[0].length;
  return [trimmed(text, start, end), trimmed(text, rest, text.length)];
}

function trimmed(text: string, start: number, end: number): Quote {
  const said = text.slice(start, end);
  const from = start + (said.length - said.trimStart().length);
  return { start: from, end: from + said.trim().length, isOpen: false };
}
