import type { compositionPlan, musicPrompt } from '@mynah/contract/speech/music-plans';
import type { MusicPlan, MusicSection } from '@mynah/engine-spec/tasks';
import type { z } from 'zod';
import type { Camelized } from '../../../platform/http/camelize.ts';

/** A stretch of a stored song that is taken as it is. */
export interface SectionSource {
  songId: string;
  fromMs: number;
  toMs: number;
}

/** A plan for the engines, and beside each section where it comes from when it is not composed. */
export interface SongPlan {
  plan: MusicPlan;
  sources: readonly (SectionSource | null)[];
}

type MusicPrompt = Camelized<z.output<typeof musicPrompt>>;
type ChunkPlan = Camelized<z.output<typeof compositionPlan>>;
export type GivenPlan = MusicPrompt | ChunkPlan;

export const isChunkPlan = (plan: GivenPlan): plan is ChunkPlan => 'chunks' in plan;

/** Both forms of the API's plans in ours. */
export function toSongPlan(given: GivenPlan): SongPlan {
  return isChunkPlan(given) ? fromChunks(given) : fromPrompt(given);
}

function fromPrompt({ positiveGlobalStyles, negativeGlobalStyles, sections }: MusicPrompt): SongPlan {
  return {
    plan: {
      positiveStyles: positiveGlobalStyles,
      negativeStyles: negativeGlobalStyles,
      sections: sections.map((section) => ({
        name: section.sectionName,
        positiveStyles: section.positiveLocalStyles,
        negativeStyles: section.negativeLocalStyles,
        durationMs: section.durationMs,
        lines: section.lines,
      })),
    },
    sources: sections.map(({ sourceFrom }) =>
      sourceFrom
        ? { songId: sourceFrom.songId, fromMs: sourceFrom.range.startMs, toMs: sourceFrom.range.endMs }
        : null,
    ),
  };
}

/** Of chunks the first sets the tone, so its styles hold for the whole piece. */
function fromChunks({ chunks }: ChunkPlan): SongPlan {
  const composed = chunks.flatMap((chunk) => ('text' in chunk ? [chunk] : []));
  const [first] = composed;
  return {
    plan: {
      positiveStyles: first?.positiveStyles ?? [],
      negativeStyles: first?.negativeStyles ?? [],
      sections: chunks.map((chunk, index): MusicSection => {
        if (!('text' in chunk)) {
          const durationMs = chunk.range.endMs - chunk.range.startMs;
          return { name: `Part ${index + 1}`, positiveStyles: [], negativeStyles: [], durationMs, lines: [] };
        }
        const { name, lines } = readChunkText(chunk.text);
        const isFirst = chunk === first;
        return {
          name: name ?? `Part ${index + 1}`,
          positiveStyles: isFirst ? [] : chunk.positiveStyles,
          negativeStyles: isFirst ? [] : chunk.negativeStyles,
          durationMs: chunk.durationMs,
          lines,
        };
      }),
    },
    sources: chunks.map((chunk) =>
      'text' in chunk ? null : { songId: chunk.songId, fromMs: chunk.range.startMs, toMs: chunk.range.endMs },
    ),
  };
}

/** `[Verse 1]` in front is the name, `{softly}` is a direction and no line. */
function readChunkText(text: string): { name?: string; lines: string[] } {
  const [, name, rest = text] = /^\s*\[([^\]]{1,100})\]([\s\S]*)$/.exec(text) ?? [];
  const lines = rest
    .split('\n')
    .map((line) => line.replace(/\{[^}]*\}/g, '').trim())
    .filter((line) => line !== '');
  return { name, lines };
}

export const planLengthMs = ({ sections }: MusicPlan): number =>
  sections.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Of a section, from the start of the piece. */
export const startOf = ({ sections }: MusicPlan, section: number): number =>
  sections.slice(0, section).reduce((sum, { durationMs }) => sum + durationMs, 0);
