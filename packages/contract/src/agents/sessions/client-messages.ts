import { z } from 'zod';
import { initiationClientData } from '../conversations/initiation.ts';

/** What a client says on the socket of a conversation; behaviours of the public API, section 9. */

const letters = (most: number) => z.string().max(most);

/** The first message. */
export const initiationMessage = initiationClientData.extend({
  type: z.literal('conversation_initiation_client_data'),
});

/** A second of 48 kHz is 128 kB of base64. */
export const audioMessage = z.object({ user_audio_chunk: letters(700_000) });

const userMessage = z.object({
  type: z.literal('user_message'),
  text: letters(20_000).nullish(),
  rich_content_id: letters(200).nullish(),
});
const fileInput = z.object({ type: z.literal('file_input'), file_id: letters(100) });

export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong'), event_id: z.int().nullish() }),
  userMessage,
  z.object({ type: z.literal('user_activity') }),
  z.object({
    type: z.literal('contextual_update'),
    text: letters(20_000),
    context_id: letters(200).nullish(),
  }),
  z.object({
    type: z.literal('client_tool_result'),
    tool_call_id: letters(200),
    /** Text as documented; clients also send what their tool gave. */
    result: z.unknown(),
    is_error: z.boolean().nullish(),
  }),
  z.object({
    type: z.literal('mcp_tool_approval_result'),
    tool_call_id: letters(200),
    is_approved: z.boolean(),
  }),
  z.object({
    type: z.literal('feedback'),
    event_id: z.int(),
    score: z.enum(['like', 'dislike']).nullable(),
  }),
  z.object({
    type: z.literal('multimodal_message'),
    text: userMessage.nullish(),
    file: fileInput.nullish(),
    files: z.array(fileInput).max(10).nullish(),
  }),
  initiationMessage,
]);
export type ClientMessage = z.output<typeof clientMessage>;

const human = letters(20_000);

/** What who watches a conversation may order (API page on real-time monitoring). */
export const monitorCommand = z.discriminatedUnion('command_type', [
  z.object({ command_type: z.literal('end_call') }),
  z.object({
    command_type: z.literal('transfer_to_number'),
    parameters: z.object({ phone_number: letters(40) }),
  }),
  z.object({ command_type: z.literal('enable_human_takeover') }),
  z.object({ command_type: z.literal('disable_human_takeover') }),
  z.object({ command_type: z.literal('send_human_message'), parameters: z.object({ text: human }) }),
  z.object({
    command_type: z.literal('contextual_update'),
    parameters: z.object({ contextual_update: human.nullish(), text: human.nullish() }),
  }),
]);
export type MonitorCommand = z.output<typeof monitorCommand>;
