import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { McpServerConfig } from '@mynah/contract/agents/tools/mcp-servers';
import { type OutsideFetch, openOutsideFetch } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { authHeaders } from '../../auth-connections/index.ts';
import { resolveHeaders, resolveValue, type ValueScope } from '../../secrets/index.ts';

const mostAnswerBytes = 4 * 1024 * 1024;
const mostTools = 500;
const connectMs = 10_000;

export type ServerTool = {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
};

export interface CallAnswer {
  isError: boolean;
  content: string;
}

interface Opened {
  client: Client;
  outside: OutsideFetch;
}

/** A server as one conversation speaks with it: opened once, again when it went away, closed by whoever opened it. */
export class McpConnection {
  #opened: Promise<Opened> | undefined;
  readonly #platform: Platform;
  readonly #config: McpServerConfig;
  readonly #scope: ValueScope;

  constructor(platform: Platform, config: McpServerConfig, scope: ValueScope) {
    this.#platform = platform;
    this.#config = config;
    this.#scope = scope;
  }

  /** All its tools. @throws what went wrong in one sentence */
  async listTools(signal: AbortSignal): Promise<ServerTool[]> {
    const { client } = await this.#open(signal);
    const tools: ServerTool[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listTools(cursor ? { cursor } : {}, { signal, timeout: connectMs });
      for (const { name, description = '', inputSchema } of page.tools)
        tools.push({ name, description, inputSchema });
      cursor = page.nextCursor;
    } while (cursor && tools.length < mostTools);
    return tools.slice(0, mostTools);
  }

  async callTool(
    name: string,
    given: Record<string, unknown>,
    { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  ): Promise<CallAnswer> {
    const { client } = await this.#open(signal);
    const meta = await this.#meta();
    const request = { name, arguments: given, ...(Object.keys(meta).length > 0 && { _meta: meta }) };
    const answer = await client.callTool(request, undefined, { signal, timeout: timeoutMs });
    return { isError: answer.isError === true, content: textOf(answer) };
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    // one that never opened has closed itself
    const open = await opened?.catch(() => undefined);
    if (open) await closeAll(open);
  }

  #open(signal: AbortSignal): Promise<Opened> {
    this.#opened ??= this.#connect(signal).catch((cause: unknown) => {
      this.#opened = undefined;
      throw cause;
    });
    return this.#opened;
  }

  async #connect(signal: AbortSignal): Promise<Opened> {
    const url = new URL(await resolveValue(this.#platform, this.#scope, this.#config.url));
    const headers = await this.#headers();
    const outside = openOutsideFetch(this.#platform, { maxAnswerBytes: mostAnswerBytes });
    const options = { requestInit: { headers }, fetch: outside.fetch };
    const client = new Client({ name: 'mynah', version: '1.0.0' });
    client.onclose = () => {
      this.#opened = undefined;
    };
    try {
      if (this.#config.transport === 'SSE')
        await client.connect(new SSEClientTransport(url, options), { signal, timeout: connectMs });
      else
        await client.connect(new StreamableHTTPClientTransport(url, options), { signal, timeout: connectMs });
      return { client, outside };
    } catch (cause) {
      await closeAll({ client, outside });
      throw cause;
    }
  }

  async #headers(): Promise<Record<string, string>> {
    const { secret_token: token, request_headers: given, auth_connection: connection } = this.#config;
    const headers = await resolveHeaders(this.#platform, this.#scope, given);
    if (this.#config.disable_compression) headers['accept-encoding'] = 'identity';
    if (token) {
      const value = await resolveValue(this.#platform, this.#scope, token);
      headers.authorization = value.includes(' ') ? value : `Bearer ${value}`;
    }
    if (!connection) return headers;
    return { ...headers, ...(await authHeaders(this.#platform, this.#scope, connection)) };
  }

  async #meta(): Promise<Record<string, unknown>> {
    const entries = Object.entries(this.#config.request_meta).map(async ([name, value]) => [
      name,
      typeof value === 'object' ? await resolveValue(this.#platform, this.#scope, value) : value,
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** A server that is gone already cannot be told goodbye. */
async function closeAll({ client, outside }: Opened): Promise<void> {
  await client.close().catch(() => {});
  await outside.close();
}

/** What a model can read of an answer: its texts; of other parts their kind. */
function textOf(answer: Awaited<ReturnType<Client['callTool']>>): string {
  if ('structuredContent' in answer && answer.structuredContent !== undefined)
    return JSON.stringify(answer.structuredContent);
  const parts = Array.isArray(answer.content) ? answer.content : [];
  return parts
    .map((part: { type: string; text?: string }) =>
      part.type === 'text' ? (part.text ?? '') : `[${part.type}]`,
    )
    .join('\n');
}
