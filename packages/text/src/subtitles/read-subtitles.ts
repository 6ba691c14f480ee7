/** A line of subtitles with its time. */
export interface ReadCue {
  /** From the beginning of the film. */
  startMs: number;
  endMs: number;
  /** Without markup; lines that stand below each other are one. */
  text: string;
}

/** `00:01:02,345`, `01:02.345`; hours may have more digits. */
const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const timeLine = new RegExp(`^\\s*${time}\\s*-->\\s*${time}`);

/**
 * The cues of an SRT or WebVTT file, in the order of their times. What is no cue (numbers, notes, styles) is left out,
 * and so is one without words or whose end lies before its start; a file of something else has none.
 */
export function readSubtitles(file: string): ReadCue[] {
  const cues: ReadCue[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at++) {
    const found = timeLine.exec(lines[at] ?? '');
    if (!found) continue;
    const said: string[] = [];
    while (at + 1 < lines.length && lines[at + 1]?.trim() !== '' && !timeLine.test(lines[at + 1] ?? ''))
      said.push(lines[++at] ?? '');
    const [startMs, endMs] = [toMs(found.slice(1, 5)), toMs(found.slice(5, 9))];
    const text = plainText(said.join(' '));
    if (text !== '' && endMs > startMs) cues.push({ startMs, endMs, text });
  }
  return cues.sort((one, other) => one.startMs - other.startMs);
}

function toMs([hours, minutes, seconds, fraction = '']: readonly (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** Without `<i>`, `<v Anna>`, `{\an8}` and the entities of WebVTT. */
const plainText = (text: string): string =>
  text
    .replace(/<[^>\n]{0,200}>|\{\\[^}\n]{0,100}\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
