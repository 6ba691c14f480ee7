import { speechSocketMessage } from '@mynah/contract/text-to-speech';
import type { z } from 'zod';
import { Failure, socketErrorBody } from '../../../../platform/errors/index.ts';
import { withoutAbsentKeys } from '../../../../platform/http/absent-values.ts';
import { type Camelized, camelize } from '../../../../platform/http/camelize.ts';
import type { SpeechChunk } from '../speech-track.ts';
import { type ChunkTimes, SoundTimes } from './chunk-times.ts';
import type { SocketMessage } from './socket-dialog.ts';

/** Reads one frame. @throws Failure `invalid_request` */
export const readMessage = (frame: string): SocketMessage => parseFrame(speechSocketMessage, frame);

/** Reads one frame by its schema. @throws Failure `invalid_request` */
export function parseFrame<S extends z.ZodType>(schema: S, frame: string): Camelized<z.output<S>> {
  const parsed = schema.safeParse(withoutAbsentKeys(schema, parseJson(frame)));
  if (parsed.success) return camelize(schema, parsed.data);
  const [issue] = parsed.error.issues;
  throw new Failure(
    'invalid_request',
    `The message is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    throw new Failure('invalid_request', 'The message is not valid JSON.');
  }
}

/** The context of a message that could not be read, if it names one. */
export function contextIdOf(frame: string): string | undefined {
  try {
    const id = (JSON.parse(frame) as { context_id?: unknown } | null)?.context_id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Both spellings of the durations are in use. */
function alignmentOf(times: ChunkTimes | undefined) {
  if (!times) return null;
  const { chars, startsMs, durationsMs } = times;
  return {
    chars,
    charStartTimesMs: startsMs,
    charDurationsMs: durationsMs,
    charsDurationsMs: durationsMs,
  };
}

/** Makes the messages of one sound, chunk by chunk. */
export function audioMessages() {
  const times = new SoundTimes();
  return (chunk: SpeechChunk) => {
    const { written, spoken } = times.of(chunk);
    return {
      audio: toBase64(chunk.bytes),
      isFinal: false,
      alignment: alignmentOf(written),
      normalizedAlignment: alignmentOf(spoken),
    };
  };
}

export const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

export interface FinalFacts {
  engine: string | undefined;
  historyItemId: string | undefined;
  warnings: string[];
}

export const finalMessage = ({ engine, historyItemId, warnings }: FinalFacts) => ({
  audio: null,
  isFinal: true,
  alignment: null,
  normalizedAlignment: null,
  ...(engine ? { engine } : {}),
  ...(historyItemId ? { historyItemId } : {}),
  ...(warnings.length > 0 ? { warnings } : {}),
});

export const errorMessage = (failure: Failure) => socketErrorBody(failure);
