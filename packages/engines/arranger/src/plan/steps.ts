import type { MusicStep } from '@mynah/engine-spec/tasks';
import type { Song } from '../score/song.ts';

/** Music that is rendered at once: two to four seconds of work. */
const longestStepMs = 16_000;

/** Sections cut at bar lines into stretches that are about equally long. */
export function stepsOf(song: Song): MusicStep[] {
  return song.sections.flatMap((section) => {
    const barMs = section.taste.meter * section.beatMs;
    const count = Math.max(1, Math.ceil(section.durationMs / longestStepMs));
    const bars = Math.max(1, Math.ceil(section.durationMs / barMs / count));
    const edges = [0];
    for (let edge = bars * barMs; edge < section.durationMs - barMs / 2; edge += bars * barMs)
      edges.push(edge);
    return edges.map((fromMs, index) => ({
      section: section.index,
      fromMs,
      toMs: edges[index + 1] ?? section.durationMs,
    }));
  });
}
