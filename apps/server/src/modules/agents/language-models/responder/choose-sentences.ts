/** A sentence that answers, and how well: 0 to 1. */
export interface Choice {
  text: string;
  score: number;
}

export interface Passage {
  text: string;
  /** Cosine distance to the question where it is known. */
  distance?: number;
}

/** Words that say nothing of what is meant. */
const empty = new Set(
  'a an and are as at be by can could do does for from have how i in is it me my of on or please so tell that the there this to us was we what when where which who why will with would you your der die das und ist ich sie wie was wo wer ein eine haben hat für mit el la los las un una y es qué cómo dónde quién de en le les et est que qui où comment je vous il lo e è che chi come dove o os as um uma'.split(
    ' ',
  ),
);

const longestAnswer = 320;
const leastScore = 0.34;

/**
 * The sentences of some passages that answer a question best, as they stand there: one, with the next where it belongs
 * to it. Undefined where nothing fits.
 */
export function chooseSentences(question: string, passages: readonly Passage[]): Choice | undefined {
  const asked = wordsOf(question);
  if (asked.size === 0) return undefined;
  let best: { choice: Choice; sentences: string[]; place: number } | undefined;
  for (const { text, distance = 1 } of passages) {
    const sentences = sentencesOf(text);
    for (const [place, sentence] of sentences.entries()) {
      const score = scoreOf(asked, sentence) + Math.max(0, 1 - distance) * 0.3;
      if (score > (best?.choice.score ?? 0)) best = { choice: { text: sentence, score }, sentences, place };
    }
  }
  if (!best || best.choice.score < leastScore) return undefined;
  const next = best.sentences[best.place + 1];
  const goesOn =
    next !== undefined && /^(it|they|this|these|that|he|she|but|also|then|er|sie|es|das)\b/i.test(next);
  const both = goesOn ? `${best.choice.text} ${next}` : best.choice.text;
  return { ...best.choice, text: both.length > longestAnswer ? best.choice.text : both };
}

/** How much of what was asked the sentence says; common words count for nothing. */
function scoreOf(asked: ReadonlySet<string>, sentence: string): number {
  const said = [...wordsOf(sentence)];
  let met = 0;
  for (const word of asked) if (said.some((one) => isAlike(one, word))) met++;
  return met / asked.size;
}

/** `opening` and `opened`, `dogs` and `dog`: the same but for their endings. */
export function isAlike(one: string, other: string): boolean {
  if (stem(one) === stem(other)) return true;
  const least = Math.min(one.length, other.length);
  if (least < 4) return false;
  const shared = Math.max(4, least - 2);
  return one.slice(0, shared) === other.slice(0, shared);
}

const stem = (word: string): string => (word.length > 3 ? word.replace(/(es|s|en|e)$/, '') : word);

export const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word)));

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[-*#>\s]+/, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
