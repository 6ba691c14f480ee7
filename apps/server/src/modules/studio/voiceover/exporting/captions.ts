import { subtitleCues, type TimedWord, toSrt, toVtt } from '@mynah/text/subtitles';
import type { Clip, Timeline } from '../timeline.ts';

/** What is said in a voiceover, as subtitles; the words of a clip have its time by their length. */
export function captionsOf(timeline: Timeline, format: 'srt' | 'vtt'): string {
  const clips = spokenClips(timeline).sort((one, other) => one.startMs - other.startMs);
  // a cue belongs to one clip
  const cues = clips.flatMap((clip) =>
    subtitleCues(wordsOf(clip), { duration: (clip.startMs + clip.durationMs) / 1000 }),
  );
  return format === 'srt' ? toSrt(cues) : toVtt(cues);
}

/** Clips of speech that somebody wrote, spoken or not. */
export function spokenClips({ tracks, clips }: Timeline): Clip[] {
  const speech = new Set(tracks.filter(({ kind }) => kind === 'speech').map(({ trackId }) => trackId));
  return clips.filter(({ trackId, text }) => speech.has(trackId) && text !== null && text.trim() !== '');
}

function wordsOf({ text, startMs, durationMs }: Clip): TimedWord[] {
  const words = (text ?? '').trim().split(/\s+/);
  const characters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let passed = 0;
  const timeOf = (count: number): number => (startMs + (durationMs * count) / characters) / 1000;
  return words.map((word) => {
    const start = timeOf(passed);
    passed += word.length + 1;
    return { text: word, start, end: timeOf(passed) };
  });
}
