import { readFile, stat } from 'node:fs/promises';
import { readSubtitles } from '@mynah/text/subtitles';
import { Failure } from '../../../platform/errors/index.ts';

/** Ten hours of film have less. */
const mostBytes = 5 * 2 ** 20;

/** Lines with times, as a subtitle file has them. @throws Failure `invalid_document` */
export async function readCaptionFile(path: string) {
  const invalid = () =>
    new Failure('invalid_document', 'The file has no subtitles that can be read. Choose an SRT or VTT file.');
  if ((await stat(path)).size > mostBytes) throw invalid();
  const cues = readSubtitles(new TextDecoder().decode(await readFile(path)));
  if (cues.length === 0) throw invalid();
  return cues.map(({ startMs, endMs, text }) => ({ start_ms: startMs, end_ms: endMs, text }));
}
