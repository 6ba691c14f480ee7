import { z } from 'zod';
import type { ModelMessage } from '../../../../platform/language-model/index.ts';

/** What a server of somebody's own sends (API page on the speech engine); other kinds are let pass. */
const received = z.object({
  type: z.literal('agent_response'),
  content: z.string(),
  event_id: z.int().optional(),
  is_final: z.boolean().default(false),
});
export type EngineAnswer = z.output<typeof received>;

/** Undefined for a pong, and for what is no message of theirs. */
export function readEngineMessage(text: string): EngineAnswer | undefined {
  try {
    return received.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** All that was said so far, as that server reads it. */
export const toTranscript = (messages: readonly ModelMessage[]) =>
  messages.flatMap(({ role, content }) => {
    if (role === 'user') return { role: 'user', content };
    return role === 'assistant' && content !== '' ? { role: 'agent', content } : [];
  });
