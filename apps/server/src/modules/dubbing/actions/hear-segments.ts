import { joinSamples } from '@mynah/audio';
import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { transcribeSamples } from '../../speech/speech-to-text/index.ts';
import { primaryOf, requireReady } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { changeSegment, segmentNotFound } from '../editing/change-source.ts';
import { editDubbing } from '../editing/edit-dubbing.ts';
import { listSegments } from '../segments.store.ts';
import { censor } from '../source/censor.ts';
import { notDubbed } from '../transcript-files.ts';

const sampleRateHz = 16_000;

/** Hears segments again, where they are now. Resolves to the version. @throws Failure `dubbing_segment_not_found` */
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
  const language = primaryOf(dubbing.language ?? 'en');
  const heard = new Map<string, string>();
  const speech = await fetchBlob(platform, foregroundBlob, signal);
  try {
    for (const { id, startMs, endMs } of segments) {
      const blocks: Float32Array[] = [];
      const reading = { sampleRateHz, channels: 1, startMs, lengthMs: endMs - startMs, signal };
      for await (const block of decodeMedia(platform, { path: speech.path }, reading)) blocks.push(block);
      const request = { samples: joinSamples(blocks), language, wordTimes: false };
      const { text } = await transcribeSamples(platform, request, { caller: dubbing.workspaceId, signal });
      heard.set(id, options.censors ? censor(text, language) : text);
    }
  } finally {
    await speech.remove();
  }
  const { version } = await editDubbing(platform, dubbing, { ofSource: true }, async (editing) => {
    for (const [id, text] of heard) await changeSegment(editing, id, { text });
  });
  return version;
}
