import { createHash } from 'node:crypto';
import type { EngineCall } from './speak-segments.ts';
import type { PlannedSegment, SpeechSetup } from './speech-job.ts';

/** Raise it when the same request shall sound otherwise: what was kept before is then not given again. */
const soundVersion = 2;

/** What decides the bytes of an answer, in one hash. */
export function hashOfCalls(
  { order, settings, format }: SpeechSetup,
  calls: readonly EngineCall<PlannedSegment>[],
): string {
  const said = calls.map(({ engine, request, segment: { segment } }) => [
    engine,
    request,
    segment.pauseBeforeMs,
    segment.pauseAfterMs,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, order.text, settings, format.name, said]))
    .digest('hex');
}
