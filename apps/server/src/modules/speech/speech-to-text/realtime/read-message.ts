import { realtimeMessage } from '@mynah/contract/speech/speech-to-text';
import { withoutAbsentKeys } from '../../../../platform/http/absent-values.ts';
import { bearerCredential, type Credential } from '../../../../platform/http/index.ts';
import { RealtimeFault } from './realtime-fault.ts';

/** A second of sound is 128 kB of base64 at most; clients send some tenths. */
const mostChunkLetters = 700_000;

export type ClientMessage = ReturnType<typeof readMessage>;

/** @throws RealtimeFault `chunk_size_exceeded`, `input_error` */
export function readMessage(frame: string) {
  if (frame.length > mostChunkLetters) {
    throw new RealtimeFault(
      'chunk_size_exceeded',
      'The chunk is too large. Send a few tenths of a second at a time.',
    );
  }
  const parsed = realtimeMessage.safeParse(withoutAbsentKeys(realtimeMessage, parseJson(frame)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RealtimeFault(
    'input_error',
    `The message is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    throw new RealtimeFault('input_error', 'The message is not valid JSON.');
  }
}

/** A credential that came with the first message. */
export function credentialOf(message: ClientMessage): Credential | undefined {
  const apiKey = message.xi_api_key ?? message['xi-api-key'];
  if (apiKey) return { apiKey };
  const bearer = message.authorization?.replace(/^bearer\s+/i, '');
  return bearer ? bearerCredential(bearer) : undefined;
}
