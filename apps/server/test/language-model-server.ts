import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request of OpenAI's chat protocol, as far as tests look at it. */
export interface ChatBody {
  model: string;
  messages: {
    role: string;
    content: string | null;
    tool_calls?: { id: string; function: { name: string; arguments: string } }[];
    tool_call_id?: string;
  }[];
  tools?: { function: { name: string; description: string; parameters: object } }[];
  tool_choice?: unknown;
  response_format?: unknown;
  temperature?: number;
  max_tokens?: number;
}

/** What the model says: words one by one, then calls of tools. */
export interface ChatAnswer {
  text?: string;
  calls?: { name: string; arguments: object }[];
  /** Nothing more comes after the words: the line stays open until the caller leaves. */
  hangs?: boolean;
}

export interface LanguageModelServer {
  /** For `MYNAH_LANGUAGE_MODEL_URL`. */
  url: string;
  requests: ChatBody[];
  close(): Promise<void>;
}

/** A counterpart that speaks OpenAI's chat protocol and says what the test has written for it. */
export async function startLanguageModelServer(
  answer: (body: ChatBody) => ChatAnswer | Promise<ChatAnswer>,
): Promise<LanguageModelServer> {
  const requests: ChatBody[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as ChatBody;
    requests.push(body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(response, await answer(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function write(response: ServerResponse, { text = '', calls = [], hangs = false }: ChatAnswer): void {
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  for (const word of text.match(/\S+\s*/g) ?? []) send({ content: word });
  for (const [index, call] of calls.entries())
    send({
      tool_calls: [
        {
          index,
          id: `call_${index}_${response.req.socket.remotePort}`,
          type: 'function',
          function: { name: call.name, arguments: JSON.stringify(call.arguments) },
        },
      ],
    });
  if (hangs) return;
  send({}, calls.length > 0 ? 'tool_calls' : 'stop');
  response.write(
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 5 } })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
