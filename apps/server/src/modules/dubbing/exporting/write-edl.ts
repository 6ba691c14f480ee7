/** A clip on a timeline. */
export interface EdlClip {
  name: string;
  startMs: number;
  durationMs: number;
}

/** Frames a second of the list; the sound itself is placed to the millisecond in the subtitles. */
const framesPerSecond = 25;

/** An edit decision list in the form of CMX 3600: each clip from its own beginning, at its place in the film. */
export function writeEdl(title: string, clips: readonly EdlClip[]): string {
  const events = clips.map(({ name, startMs, durationMs }, at) => {
    const number = String(at + 1).padStart(3, '0');
    const times = [0, durationMs, startMs, startMs + durationMs].map(timecode).join(' ');
    return `${number}  AX       A     C        ${times}\n* FROM CLIP NAME: ${name}\n`;
  });
  return `TITLE: ${title}\nFCM: NON-DROP FRAME\n\n${events.join('')}`;
}

function timecode(ms: number): string {
  const frames = Math.round((ms / 1000) * framesPerSecond);
  const [seconds, rest] = [Math.floor(frames / framesPerSecond), frames % framesPerSecond];
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, rest];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
