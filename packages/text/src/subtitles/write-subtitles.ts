import type { SubtitleCue } from './subtitle-cues.ts';

/** SubRip: numbered cues, times with a comma. It has no way to mark an arrow as text, so arrows get shorter. */
export const toSrt = (cues: readonly SubtitleCue[]): string =>
  cues
    .map(({ start, end, lines }, index) => {
      const text = lines.map((line) => line.replace(/-->/g, '->')).join('\n');
      return `${index + 1}\n${clockTime(start, ',')} --> ${clockTime(end, ',')}\n${text}\n`;
    })
    .join('\n');

/** WebVTT. Source: W3C WebVTT, "cue text". */
export const toVtt = (cues: readonly SubtitleCue[]): string =>
  `WEBVTT\n${cues
    .map(({ start, end, lines }) => {
      const text = lines.map(escapeVtt).join('\n');
      return `\n${clockTime(start, '.')} --> ${clockTime(end, '.')}\n${text}\n`;
    })
    .join('')}`;

const escapeVtt = (line: string): string =>
  line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `01:02:03.456`: hours are written always, as some readers want them. */
function clockTime(seconds: number, point: '.' | ','): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const whole = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return `${whole}${point}${String(ms % 1000).padStart(3, '0')}`;
}
