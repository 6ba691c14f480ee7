import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { translateSpeech } from '../../../platform/translation/index.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { SegmentRow } from '../segments.tables.ts';
import { readSpan } from '../source/read-span.ts';

/** As the engine hears it. */
const sampleRateHz = 16_000;
const mostMs = 30_000;

interface Hearing {
  dubbing: DubbingRow;
  /** BCP 47 tag of what is said. */
  source: string;
  segments: readonly SegmentRow[];
  signal: AbortSignal;
}

/**
 * What segments say, in English, heard in the source itself: for languages whose words nobody here translates. What
 * somebody mended in the text of the source is not heard.
 */
export async function hearTranslation(
  platform: Platform,
  { dubbing, source, segments, signal }: Hearing,
): Promise<string[]> {
  const { foregroundBlob, workspaceId: caller } = dubbing;
  if (foregroundBlob === null) return segments.map(() => '');
  const speech = await fetchBlob(platform, foregroundBlob, signal);
  try {
    const texts: string[] = [];
    for (const segment of segments) {
      const samples = await readSpan(platform, speech.path, segment, { sampleRateHz, mostMs, signal });
      texts.push(await translateSpeech(platform, { samples, source, caller, waitsForModel: true, signal }));
    }
    return texts;
  } finally {
    await speech.remove();
  }
}
