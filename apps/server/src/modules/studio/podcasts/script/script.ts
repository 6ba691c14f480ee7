import type { PodcastScale } from '@mynah/contract/studio/project-values';

/** What a podcast is made from: a text or a page, as it is read. */
export interface SourceText {
  /** Undefined: it has none. */
  title: string | undefined;
  sections: { heading: string | undefined; paragraphs: string[] }[];
}

export type Speaker = 'host' | 'guest';

/** What one of them says without the other. */
export interface ScriptLine {
  speaker: Speaker;
  text: string;
}

export interface Script {
  title: string;
  lines: ScriptLine[];
}

/** What a script is to be like. */
export interface ScriptOrder {
  sources: readonly SourceText[];
  hasGuest: boolean;
  scale: PodcastScale;
  /** ISO 639-1. */
  language: string;
  /** What matters most to whoever ordered it. */
  highlights: readonly string[];
  /** For the language model alone: extracts follow no instructions. */
  instructions: string | undefined;
}

/** Words of a script: under 3 minutes, 3 to 7, and above, at some 150 words a minute. */
export const wordsOfScale: Readonly<Record<PodcastScale, number>> = { short: 360, default: 750, long: 1350 };

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text in small letters, in any script. */
export function* wordsOf(text: string): Generator<string> {
  for (const { segment, isWordLike } of words.segment(text)) if (isWordLike) yield segment.toLowerCase();
}

export const countWords = (text: string): number => [...wordsOf(text)].length;

/** What a podcast is called: as its source is, by its first heading, or by its first words. */
export function titleOf({ sources }: Pick<ScriptOrder, 'sources'>): string {
  const sections = sources.flatMap((source) => source.sections);
  const named = [...sources.map(({ title }) => title), ...sections.map(({ heading }) => heading)];
  return named.find(Boolean) ?? firstWordsOf(sections[0]?.paragraphs[0] ?? '');
}

function firstWordsOf(text: string): string {
  const first = text.split(/\s+/).slice(0, 8).join(' ');
  return first.replace(/[\s\p{P}]+$/u, '') || 'Podcast';
}
