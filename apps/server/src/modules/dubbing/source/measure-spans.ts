import { measure } from '@mynah/audio';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Span {
  startMs: number;
  endMs: number;
}

const rateHz = 16_000;
/** Meters of spans that have not begun or are over cost nothing: long films have a thousand. */
interface OpenSpan extends Span {
  meter: measure.LoudnessMeter;
}

/** How loud each of these spans of a sound is, LUFS; null: silence. They may overlap. Mono. */
export async function measureSpans(
  platform: Platform,
  path: string,
  spans: readonly Span[],
  signal: AbortSignal,
): Promise<(number | null)[]> {
  const meters: OpenSpan[] = spans.map((span) => ({
    ...span,
    meter: new measure.LoudnessMeter({ sampleRateHz: rateHz, channels: 1 }),
  }));
  let at = 0;
  for await (const block of decodeMedia(platform, { path }, { sampleRateHz: rateHz, channels: 1, signal })) {
    const startMs = (at / rateHz) * 1000;
    at += block.length;
    const endMs = (at / rateHz) * 1000;
    for (const span of meters) {
      if (span.endMs <= startMs || span.startMs >= endMs) continue;
      const from = Math.max(0, Math.round(((span.startMs - startMs) * rateHz) / 1000));
      const to = Math.min(block.length, Math.round(((span.endMs - startMs) * rateHz) / 1000));
      span.meter.write(block.slice(from, to));
    }
  }
  return meters.map(({ meter }) => {
    const lufs = meter.lufs();
    return Number.isFinite(lufs) ? lufs : null;
  });
}
