import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { addressOf } from '#web/shared/api/address-of.ts';
import type { WidgetSettings } from './settings.ts';

/** The server that this script came from. */
export const server = new URL(import.meta.url).origin;

const at = (path: string): URL => new URL(path, server);

/** Why a page gets no agent, in a sentence for who builds it. */
export class NoWidget extends Error {}

/** @throws NoWidget when the server refuses */
export async function askForSettings(agentId: string, signature: string | null): Promise<WidgetSettings> {
  const query = signature ? { conversation_signature: signature } : {};
  const answer = await fetch(
    at(addressOf('GET /v1/convai/agents/{agent_id}/widget', { params: { agent_id: agentId }, query })),
    { credentials: 'omit' },
  );
  if (answer.ok) return ((await answer.json()) as WidgetAnswer).widget_config;
  throw new NoWidget(await reasonOf(answer));
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    const { detail } = (await answer.json()) as { detail?: { message?: string } };
    return detail?.message ?? `the server answered ${answer.status}`;
  } catch {
    return `the server answered ${answer.status}`;
  }
}

/** The socket of an agent that anybody may talk to. */
export function socketAddress(agentId: string, environment: string | null): URL {
  const query = { agent_id: agentId, source: 'widget', ...(environment && { environment }) };
  const url = at(addressOf('GET /v1/convai/conversation', { query }));
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

/** Whether it was taken. */
export async function sendFeedback(
  conversationId: string,
  feedback: { rating: number; comment?: string },
): Promise<boolean> {
  try {
    const params = { conversation_id: conversationId };
    const answer = await fetch(
      at(addressOf('POST /v1/convai/conversations/{conversation_id}/feedback', { params })),
      {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(feedback),
      },
    );
    return answer.ok;
  } catch {
    return false;
  }
}
