export interface CsvSegment {
  speaker: string;
  startMs: number;
  endMs: number;
  text: string;
  translation?: string | undefined;
}

const columns = ['speaker', 'start_time', 'end_time', 'transcription', 'translation'] as const;
type Column = (typeof columns)[number];

/**
 * The segments of a CSV file with the public API's columns, in any order; none where a column is missing (but for the
 * translation) or a time cannot be read. Times are seconds, `mm:ss,mmm`, `hh:mm:ss.mmm` or `hh:mm:ss:ff`.
 * @param fps of times with frames; as many as the largest frame needs when absent
 */
export function readCsv(text: string, fps: number | undefined): CsvSegment[] {
  const [head, ...rows] = readRows(text);
  const places = new Map(head?.map((name, at) => [name.trim().toLowerCase(), at]));
  const needed = columns.filter((name) => name !== 'translation');
  if (needed.some((name) => !places.has(name))) return [];
  const cell = (row: readonly string[], name: Column): string => row[places.get(name) ?? -1]?.trim() ?? '';
  const framesPerSecond =
    fps ?? guessFps(rows.flatMap((row) => [cell(row, 'start_time'), cell(row, 'end_time')]));
  const segments: CsvSegment[] = [];
  for (const row of rows) {
    if (row.every((value) => value.trim() === '')) continue;
    const startMs = readTime(cell(row, 'start_time'), framesPerSecond);
    const endMs = readTime(cell(row, 'end_time'), framesPerSecond);
    if (startMs === undefined || endMs === undefined) return [];
    segments.push({
      speaker: cell(row, 'speaker') || 'speaker_0',
      startMs,
      endMs,
      text: cell(row, 'transcription'),
      translation: cell(row, 'translation') || undefined,
    });
  }
  return segments;
}

const frameTime = /^(\d{1,3}):(\d{1,2}):(\d{1,2})[:;](\d{1,3})$/;
const clockTime = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:[.,]\d{1,6})?)$/;
const usualFps = [24, 25, 30, 50, 60, 120, 240];

const guessFps = (times: readonly string[]): number => {
  const largest = Math.max(0, ...times.map((time) => Number(frameTime.exec(time)?.[4] ?? 0)));
  return usualFps.find((fps) => fps > largest) ?? 240;
};

function readTime(written: string, fps: number): number | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(written)) return Math.round(Number(written.replace(',', '.')) * 1000);
  const framed = frameTime.exec(written);
  if (framed) {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = framed.slice(1).map(Number);
    return Math.round(((hours * 60 + minutes) * 60 + seconds + frames / fps) * 1000);
  }
  const clock = clockTime.exec(written);
  if (!clock) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = clock;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds.replace(',', '.'))) * 1000);
}

/** RFC 4180: quoted cells hold commas, line breaks and doubled quotes. */
function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === ',' || letter === '\n') {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)!.push(cell.replace(/\r$/, ''));
  return rows.filter((row) => row.some((value) => value !== ''));
}
