import { liveMessage } from '@mynah/contract/translation/live';
import { withoutAbsentKeys } from '../../../platform/http/absent-values.ts';
import { bearerCredential, type Credential } from '../../../platform/http/index.ts';
import { LiveFault } from './live-fault.ts';

export type ClientMessage = ReturnType<typeof readMessage>;

/** @throws LiveFault `input_error` */
export function readMessage(frame: string) {
  const parsed = liveMessage.safeParse(withoutAbsentKeys(liveMessage, parseJson(frame)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new LiveFault(
    'input_error',
    `The message is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    throw new LiveFault('input_error', 'The message is not valid JSON.');
  }
}

/** A credential that came with the first message. */
export function credentialOf(message: ClientMessage): Credential | undefined {
  const apiKey = message.xi_api_key ?? message['xi-api-key'];
  if (apiKey) return { apiKey };
  const bearer = message.authorization?.replace(/^bearer\s+/i, '');
  return bearer ? bearerCredential(bearer) : undefined;
}
