import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../apps/server/test/language-model-server.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { testCases } from './python-cases.ts';

let app: TestApp;
let model: LanguageModelServer;

/** Shows a room where it is asked to, and knows the hours. */
const startModel = () =>
  startLanguageModelServer(({ messages }) => {
    const { role, content } = messages.at(-1)!;
    if (role === 'tool') return { text: `I see ${content}` };
    if (!content?.includes('Show')) return { text: 'We are open nine to five.' };
    return { calls: [{ name: 'show_room', arguments: { room: 'blue' } }] };
  });

testCases('agents.py', {
  prepare: async () => {
    model = await startModel();
    app = await startTestApp({ environment: { MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model` } });
    const { apiKey: key } = await app.owner();
    const make = async (path: string, json: object): Promise<{ id: string; agent_id: string }> =>
      (await app.fetch(path, { apiKey: key, json })).json() as never;
    const tool = await make('/v1/convai/tools', {
      tool_config: {
        ...{ type: 'client', name: 'show_room', description: 'Shows a room', expects_response: true },
        parameters: { type: 'object', properties: { room: { type: 'string', description: 'Which' } } },
      },
    });
    const { agent_id: agent } = await make('/v1/convai/agents/create', {
      name: 'Reception',
      conversation_config: {
        agent: { first_message: 'Hello, this is the reception.', prompt: { tool_ids: [tool.id] } },
        conversation: { text_only: true },
      },
      platform_settings: {
        auth: { enable_auth: true },
        overrides: {
          conversation_config_override: {
            agent: { first_message: true },
            conversation: { text_only: true },
          },
        },
      },
    });
    return { url: app.url, key, agent, isClosed: true };
  },
  close: async () => {
    await app?.close();
    await model?.close();
  },
});
