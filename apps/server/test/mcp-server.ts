import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

export interface McpCounterpart {
  url: string;
  /** For the older way. */
  sseUrl: string;
  /** Authorization headers of the calls. */
  authorizations: string[];
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** A server made with the official library: `add` adds, `hang` never answers, `refuse` tells an error. */
export async function startMcpServer(): Promise<McpCounterpart> {
  const authorizations: string[] = [];
  const streams = new Map<string, SSEServerTransport>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    authorizations.push(String(request.headers.authorization));
    const url = new URL(request.url!, 'http://counterpart');
    if (url.pathname === '/sse') {
      const transport = new SSEServerTransport('/messages', response);
      streams.set(transport.sessionId, transport);
      response.on('close', () => streams.delete(transport.sessionId));
      return tools().connect(transport);
    }
    if (url.pathname === '/messages')
      return streams.get(String(url.searchParams.get('sessionId')))!.handlePostMessage(request, response);
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    await tools().connect(transport as Parameters<McpServer['connect']>[0]);
    return transport.handleRequest(request, response);
  };
  const listener: RequestListener = (request, response) => void answer(request, response);
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${base}/mcp`,
    sseUrl: `${base}/sse`,
    authorizations,
    open: () => streams.size,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function tools(): McpServer {
  const server = new McpServer({ name: 'counterpart', version: '1.0.0' });
  const numbers = { a: z.number(), b: z.number() };
  server.registerTool('add', { description: 'Adds two numbers', inputSchema: numbers }, ({ a, b }) => ({
    content: [{ type: 'text', text: JSON.stringify({ sum: a + b }) }],
  }));
  server.registerTool('hang', { description: 'Never answers' }, () => new Promise(() => {}));
  server.registerTool('refuse', { description: 'Refuses' }, () => ({
    isError: true,
    content: [{ type: 'text', text: 'No.' }],
  }));
  return server;
}
