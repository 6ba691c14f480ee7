import type { Caller, ExampleIds } from './caller.ts';

const timetable = `# Ferries

The ferry to the island leaves at seven and at nine, and comes back an hour later.

## On Sundays

There is one ferry, at ten. Dogs travel free of charge, bicycles cost two euros.`;

/** What agents know, do and need: documents, tools, secrets and where they are used. */
export async function makeMaterials(caller: Caller, ids: ExampleIds): Promise<void> {
  const base = '/v1/convai';
  const folder = await caller.json<{ id: string }>('POST', `${base}/knowledge-base/folder`, {
    name: 'Harbor',
  });
  for (const [name, parent_folder_id] of [
    ['Prices', undefined],
    ['Lost property', folder.id],
  ] as const)
    await caller.send('POST', `${base}/knowledge-base/text`, { name, text: timetable, parent_folder_id });
  const document = await caller.json<{ id: string }>('POST', `${base}/knowledge-base/text`, {
    name: 'Timetable of the ferries',
    text: timetable,
  });
  ids.documentId = document.id;
  const secret = await caller.json<{ secret_id: string }>('POST', `${base}/secrets`, {
    type: 'new',
    name: 'Booking key',
    value: 'not to be seen',
  });
  const connection = await caller.json<{ id: string }>('POST', '/v1/workspace/auth-connections', {
    name: 'Harbor office',
    provider: 'Harbor',
    username: 'desk',
    password: 'not to be seen',
  });
  await caller.send('POST', `${base}/environment-variables`, {
    type: 'string',
    label: 'booking.url',
    values: { production: 'https://booking.example.com', staging: 'https://staging.example.com' },
  });
  const tool = await caller.json<{ id: string }>('POST', `${base}/tools`, {
    tool_config: {
      type: 'webhook',
      name: 'find_booking',
      description: 'Finds a booking by its number, when the caller asks about one.',
      api_schema: {
        url: 'https://booking.example.com/bookings/{number}',
        method: 'POST',
        request_headers: { 'x-booking-key': { secret_id: secret.secret_id } },
        auth_connection: { auth_connection_id: connection.id },
        path_params_schema: { number: { type: 'string', description: 'Number of the booking' } },
        request_body_schema: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', description: 'Name of the traveler' } },
        },
      },
    },
  });
  ids.toolId = tool.id;
  await caller.send('POST', `${base}/tools`, {
    tool_config: { type: 'client', name: 'show_map', description: 'Shows where the ferry leaves.' },
  });
  const server = await caller.json<{ id: string }>('POST', `${base}/mcp-servers`, {
    config: { name: 'Weather', url: 'https://weather.example/mcp', transport: 'STREAMABLE_HTTP' },
  });
  ids.serverId = server.id;
  const engine = await caller.json<{ speech_engine_id: string }>('POST', '/v1/speech-engine', {
    name: 'Front desk',
    speech_engine: { ws_url: 'wss://desk.example.com/speech' },
  });
  ids.engineId = engine.speech_engine_id;
  await caller.send('PATCH', `${base}/agents/${ids.agentId}`, {
    conversation_config: {
      agent: {
        prompt: {
          tool_ids: [tool.id],
          mcp_server_ids: [server.id],
          knowledge_base: [{ type: 'text', name: 'Timetable of the ferries', id: document.id }],
        },
      },
    },
  });
}
