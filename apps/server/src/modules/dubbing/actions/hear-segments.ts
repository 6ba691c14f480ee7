import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { transcribeSamples } from '../../speech/speech-to-text/index.ts';
import { primaryOf, requireReady } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { changeSegment, segmentNotFound } from '../editing/change-source.ts';
import { editDubbing } from '../editing/edit-dubbing.ts';
import { listSegments } from '../segments.store.ts';
import { censor } from '../source/censor.ts';
import { readSpan } from '../source/read-span.ts';
import { notDubbed } from '../transcript-files.ts';

const sampleRateHz = 16_000;
/** The caller waits for it: more is heard in several calls. */
const mostSeconds = 300;

/**
 * Hears segments again, where they are now; five minutes of them at most, as the caller waits. Resolves to the version.
 * @throws Failure `dubbing_segment_not_found`, `unprocessable`
 */
export async function hearSegments(
  platform: Platform,
  dubbing: DubbingRow,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  requireReady(dubbing);
  const { foregroundBlob, options } = dubbing;
  if (foregroundBlob === null) throw notDubbed();
  const segments = (await listSegments(platform.db, dubbing)).filter(({ id }) => ids.includes(id));
  if (segments.length < new Set(ids).size) throw segmentNotFound();
  const seconds = segments.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / 1000;
  if (seconds > mostSeconds)
    throw new Failure('unprocessable', `Transcribe up to ${mostSeconds} seconds of speech at a time.`, {
      loc: ['body', 'segments'],
    });
  const language = primaryOf(dubbing.language ?? 'en');
  const heard = new Map<string, string>();
  const speech = await fetchBlob(platform, foregroundBlob, signal);
  try {
    for (const segment of segments) {
      const samples = await readSpan(platform, speech.path, segment, { sampleRateHz, signal });
      const request = { samples, language, wordTimes: false };
      const { text } = await transcribeSamples(platform, request, { caller: dubbing.workspaceId, signal });
      heard.set(segment.id, options.censors ? censor(text, language) : text);
    }
  } finally {
    await speech.remove();
  }
  const { version } = await editDubbing(platform, dubbing, { ofSource: true }, async (editing) => {
    for (const [id, text] of heard) await changeSegment(editing, id, { text });
  });
  return version;
}
