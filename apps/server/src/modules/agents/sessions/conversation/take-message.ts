import type { Platform } from '../../../../platform/platform.ts';
import type { Dialogue } from '../../dialogue/index.ts';
import type { Received } from '../wire/index.ts';
import type { ClientCalls } from './client-calls.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { KeptConversation } from './kept-conversation.ts';
import type { Rooms } from './rooms.ts';
import type { Talk } from './talk.ts';

/** Who in a conversation that has begun is told what a client says. */
export interface Takers {
  platform: Platform;
  rooms: Rooms;
  talk: Talk;
  calls: ClientCalls;
  dialogue: Dialogue;
  kept: KeptConversation;
  heartbeat: Heartbeat;
}

export async function takeMessage(message: Received, takers: Takers): Promise<void> {
  const { talk, calls, dialogue, kept, heartbeat } = takers;
  switch (message.type) {
    case 'audio':
      talk.hear(message.base64);
      return;
    case 'user_message':
      if (message.text) talk.receive(message.text);
      return;
    case 'multimodal_message':
      await receiveFiles(message, takers);
      return;
    case 'user_activity':
      talk.activity();
      return;
    case 'contextual_update':
      dialogue.tell(message.text);
      return;
    case 'client_tool_result':
      calls.answerTool(message.tool_call_id, {
        content: asText(message.result),
        isError: message.is_error ?? false,
      });
      return;
    case 'mcp_tool_approval_result':
      calls.answerApproval(message.tool_call_id, message.is_approved);
      return;
    case 'feedback':
      kept.transcript.rate(message.event_id, message.score, talk.seconds);
      return;
    case 'pong':
      heartbeat.answered(message.event_id);
      return;
    case 'conversation_initiation_client_data':
      return; // it has begun: a client that says so twice changes nothing
  }
}

async function receiveFiles(
  { text, file, files }: Extract<Received, { type: 'multimodal_message' }>,
  { platform, rooms, talk, kept }: Takers,
): Promise<void> {
  const ids = [...(file ? [file] : []), ...(files ?? [])].map(({ file_id }) => file_id);
  const shown = await rooms.showFiles(platform, kept.id, ids);
  if (text?.text || shown.length > 0) talk.receive(text?.text ?? '', shown);
}

const asText = (result: unknown): string =>
  typeof result === 'string' ? result : JSON.stringify(result ?? '');
