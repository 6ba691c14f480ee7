import {
  audioMessage,
  type ClientMessage,
  clientMessage,
  type MonitorCommand,
  monitorCommand,
} from '@mynah/contract/agents/sessions/client-messages';
import type { z } from 'zod';
import { SessionFault } from './session-fault.ts';

export type Received = { type: 'audio'; base64: string } | ClientMessage;

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Reads one frame of a client. @throws SessionFault `invalid_message`, `missing_fields` */
export function readMessage(frame: string): Received {
  const message = parseObject(frame);
  if ('user_audio_chunk' in message) {
    const { user_audio_chunk: chunk } = parse(audioMessage, message);
    if (!base64.test(chunk)) throw invalid('user_audio_chunk is not valid base64');
    return { type: 'audio', base64: chunk };
  }
  return parse(
    clientMessage,
    message.type === 'conversation_initiation_client_data' ? withTextOnly(message) : message,
  );
}

/** Sound, and nothing else; a frame that is neither is for who reads it. */
export const isSound = (frame: string): boolean => /^\s*\{\s*"user_audio_chunk"/.test(frame);

/** @throws SessionFault `invalid_message`, `missing_fields` */
export const readCommand = (frame: string): MonitorCommand => parse(monitorCommand, parseObject(frame));

/** The Python client writes `text_only` beside the sections of the override, where it has no sound. */
function withTextOnly(message: Record<string, unknown>): Record<string, unknown> {
  const given = message.conversation_config_override;
  if (typeof given !== 'object' || given === null || !('text_only' in given)) return message;
  const { text_only, conversation, ...sections } = given as Record<string, unknown>;
  const more = typeof conversation === 'object' && conversation !== null ? conversation : {};
  return { ...message, conversation_config_override: { ...sections, conversation: { text_only, ...more } } };
}

function parseObject(frame: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    throw invalid('it is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('it is no object');
  return value as Record<string, unknown>;
}

function parse<S extends z.ZodType>(schema: S, message: unknown): z.output<S> {
  const parsed = schema.safeParse(message);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join('.') ?? '';
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('undefined');
  throw invalid(`${path}: ${issue?.message}`, isMissing ? 'missing_fields' : 'invalid_message');
}

const invalid = (why: string, type: 'invalid_message' | 'missing_fields' = 'invalid_message'): SessionFault =>
  new SessionFault(1008, type, `The message is not valid: ${why}.`);
