import { speechSocketMessage } from '@mynah/contract/text-to-speech';
import type { z } from 'zod';
import { Failure, socketErrorBody } from '../../../../platform/errors/index.ts';
import { withoutAbsentKeys } from '../../../../platform/http/absent-values.ts';
import { type Camelized, camelize } from '../../../../platform/http/camelize.ts';
import type { TimedCharacter } from '../character-timings.ts';
import type { SpeechChunk } from '../speech-track.ts';
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

/** Times relative to the chunk. Both spellings of the durations are in use. */
function alignmentOf(characters: readonly TimedCharacter[], startMs: number) {
  if (characters.length === 0) return null;
  const durations = characters.map((timed) => Math.round(timed.endMs) - Math.round(timed.startMs));
  return {
    chars: characters.map(({ character }) => character),
    charStartTimesMs: characters.map((timed) => Math.max(0, Math.round(timed.startMs - startMs))),
    charDurationsMs: durations,
    charsDurationsMs: durations,
  };
}

export const audioMessage = ({ bytes, startMs, written, spoken }: SpeechChunk) => ({
  audio: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  isFinal: false,
  alignment: alignmentOf(written, startMs),
  normalizedAlignment: alignmentOf(spoken, startMs),
});

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
