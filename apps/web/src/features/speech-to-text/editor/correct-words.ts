import type { TranscriptWord } from '@mynah/contract/speech/speech-to-text';

/** In a channel's words `deleteCount` of them from `index` on make room for these. */
export interface WordChange {
  index: number;
  deleteCount: number;
  words: TranscriptWord[];
}

/**
 * The least change that makes words read as a person wrote them. What did not change keeps its times; new words share
 * the time of those that they stand for. Undefined when nothing changed.
 * @param words a stretch of a channel's words, which begins at `first`
 */
export function correctWords(
  words: readonly TranscriptWord[],
  first: number,
  text: string,
): WordChange | undefined {
  const { lead, trail } = edgesOf(words);
  const inner = words.slice(lead, words.length - trail);
  const wanted = text.trim().split(/(\s+)/).filter(Boolean);
  const limit = Math.min(inner.length, wanted.length);
  let same = 0;
  while (same < limit && inner[same]!.text === wanted[same]) same += 1;
  let sameAtEnd = 0;
  while (
    sameAtEnd < limit - same &&
    inner[inner.length - 1 - sameAtEnd]!.text === wanted[wanted.length - 1 - sameAtEnd]
  )
    sameAtEnd += 1;
  const gone = inner.slice(same, inner.length - sameAtEnd);
  const come = wanted.slice(same, wanted.length - sameAtEnd);
  if (gone.length === 0 && come.length === 0) return undefined;
  const neighbors = { before: inner[same - 1], after: inner[inner.length - sameAtEnd], all: words };
  return {
    index: first + lead + same,
    deleteCount: gone.length,
    words: timeWords(come, gone, neighbors),
  };
}

/** Spaces at both ends, which no person sees or writes. */
function edgesOf(words: readonly TranscriptWord[]): { lead: number; trail: number } {
  const lead = words.findIndex(({ type }) => type !== 'spacing');
  if (lead < 0) return { lead: words.length, trail: 0 };
  return { lead, trail: words.length - 1 - words.findLastIndex(({ type }) => type !== 'spacing') };
}

type Neighbors = { before?: TranscriptWord; after?: TranscriptWord; all: readonly TranscriptWord[] };

function timeWords(
  texts: readonly string[],
  gone: readonly TranscriptWord[],
  near: Neighbors,
): TranscriptWord[] {
  const start = gone[0]?.start ?? near.before?.end ?? near.after?.start ?? 0;
  const end = Math.max(start, gone.at(-1)?.end ?? near.after?.start ?? near.before?.end ?? start);
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const like = gone[0] ?? near.before ?? near.after ?? near.all[0];
  const same = {
    speaker_id: like?.speaker_id ?? null,
    channel_index: like?.channel_index ?? null,
    logprob: 0,
    characters: null,
  };
  let passed = 0;
  const at = (): number => start + ((end - start) * passed) / Math.max(1, letters);
  return texts.map((text) => {
    const from = at();
    passed += text.length;
    const type = /^\s+$/.test(text) ? 'spacing' : 'word';
    return { text, start: from, end: at(), type, ...same };
  });
}
