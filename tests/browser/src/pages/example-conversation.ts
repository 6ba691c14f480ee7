import { WebSocket } from 'ws';
import type { Caller, ExampleIds } from './caller.ts';

const base = '/v1/convai/conversation';

/** Asks the example's agent something over its socket, so that there is a conversation to look at. */
export async function makeConversation(caller: Caller, ids: ExampleIds): Promise<void> {
  const { signed_url } = await caller.json<{ signed_url: string }>(
    'GET',
    `${base}/get-signed-url?agent_id=${ids.agentId}`,
  );
  const conversationId = await talk(signed_url, 'When does the ferry leave?');
  for (let status = ''; status !== 'done'; ) {
    if (status === 'failed') throw new Error('the conversation broke off');
    ({ status } = await caller.json<{ status: string }>('GET', `${base}s/${conversationId}`));
  }
  ids.conversationId = conversationId;
}

/** A spoken one needs models that this machine may not have. */
const inWriting = {
  type: 'conversation_initiation_client_data',
  conversation_config_override: { conversation: { text_only: true } },
};

/** Says one thing, hears the answer out, and leaves. Gives the id of the conversation. */
function talk(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    let conversationId = '';
    let answers = 0;
    socket.on('error', reject);
    socket.on('close', () => resolve(conversationId));
    socket.on('open', () => socket.send(JSON.stringify(inWriting)));
    socket.on('message', (data) => {
      const event = JSON.parse(String(data));
      if (event.type === 'conversation_initiation_metadata')
        conversationId = event.conversation_initiation_metadata_event.conversation_id;
      if (event.type === 'ping')
        socket.send(JSON.stringify({ type: 'pong', event_id: event.ping_event.event_id }));
      if (event.type !== 'agent_response') return;
      answers += 1;
      // the first is its greeting
      if (answers === 1) socket.send(JSON.stringify({ type: 'user_message', text }));
      else socket.close();
    });
  });
}
