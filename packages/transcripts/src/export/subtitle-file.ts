import { type SubtitleCue, toSrt, toVtt } from '@mynah/text/subtitles';
import { type Segment, segmentWords } from '../segment-words.ts';
import type { ExportedTranscript, ExportLayout } from './export-options.ts';
import { balanceLines } from './wrap-lines.ts';

/** Shorter is not read; a subtitle stays so long, or until the next one comes. */
const shortest = 1;
const gap = 2 / 24;

/** SubRip or WebVTT; without timestamps the lines alone, which is no subtitle file any more but what was asked for. */
export function writeSubtitles(
  transcript: ExportedTranscript,
  layout: ExportLayout,
  format: 'srt' | 'vtt',
): string {
  const segments = segmentWords(transcript.words, layout);
  const cues = segments.map((segment, index): SubtitleCue => {
    const room = (segments[index + 1]?.start ?? Number.POSITIVE_INFINITY) - gap;
    return {
      start: segment.start,
      end: Math.max(segment.end, Math.min(segment.start + shortest, room)),
      lines: linesOf(segment, transcript, layout),
    };
  });
  if (!layout.timestamps) return `${cues.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`;
  return format === 'srt' ? toSrt(cues) : toVtt(cues);
}

function linesOf(
  { text, speakerId }: Segment,
  { speakerName }: ExportedTranscript,
  layout: ExportLayout,
): string[] {
  const speaker = layout.speakers && speakerId !== null ? `[${speakerName(speakerId)}] ` : '';
  return balanceLines(speaker + text, layout.lineWidth);
}
