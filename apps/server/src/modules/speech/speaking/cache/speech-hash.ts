import { createHash } from 'node:crypto';
import type { OutputFormat } from '@mynah/audio';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { EngineCall } from '../track/index.ts';

/** Raise it when the same request shall sound otherwise: what was kept before is then not given again. */
const soundVersion = 4;

interface Hashed {
  text: string;
  settings: VoiceSettings;
  format: OutputFormat;
  /** It carries the server's watermark. */
  isMarked: boolean;
}

/** What decides the bytes of an answer, in one hash. */
export function hashOfCalls(
  { text, settings, format, isMarked }: Hashed,
  calls: readonly EngineCall[],
): string {
  const said = calls.map(({ engine, request, segment: { segment, place } }) => [
    engine,
    request,
    segment.pauseBeforeMs,
    segment.pauseAfterMs,
    segment.speakingStyle,
    place,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, text, settings, format.name, isMarked, said]))
    .digest('hex');
}
