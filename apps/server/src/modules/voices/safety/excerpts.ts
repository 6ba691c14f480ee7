import { lengthOf, type Span, usableSpans } from '../sample-audio/index.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';

type Cut = Pick<
  VoiceSampleRow,
  'durationMs' | 'trimStartMs' | 'trimEndMs' | 'speakers' | 'selectedSpeakerIds'
>;

/** Parts from all over what is used of a recording, evenly; all of it when it is short. */
export function excerptsOf(sample: Cut, { count, lengthMs }: { count: number; lengthMs: number }): Span[] {
  const spans = usableSpans(sample);
  const total = lengthOf(spans);
  if (total <= count * lengthMs) return spans;
  const step = total / count;
  return Array.from({ length: count }, (_, index) =>
    cut(spans, { fromMs: index * step + (step - lengthMs) / 2, lengthMs }),
  ).flat();
}

/** A part, by its place among the spans laid end to end. */
function cut(spans: readonly Span[], { fromMs, lengthMs }: { fromMs: number; lengthMs: number }): Span[] {
  let beforeMs = 0;
  return spans.flatMap(({ startMs, endMs }) => {
    const offset = startMs - beforeMs;
    beforeMs += endMs - startMs;
    const part = {
      startMs: Math.max(startMs, fromMs + offset),
      endMs: Math.min(endMs, fromMs + lengthMs + offset),
    };
    return part.endMs > part.startMs ? [part] : [];
  });
}
