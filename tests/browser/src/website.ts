import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Website {
  origin: string;
  /** From now on: a page with this code and nothing else, under this policy. */
  show: (code: string, policy?: string) => void;
  /** Files beside the page, by their paths. */
  addFile: (path: string, text: string) => void;
  close: () => void;
}

/** A website elsewhere, of somebody who puts what this server has on their page. */
export async function startWebsite(): Promise<Website> {
  let page = '';
  let policy: string | undefined;
  const files = new Map<string, string>();
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    response.writeHead(200, {
      'content-type': file === undefined ? 'text/html' : 'text/javascript',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(file ?? page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (code, rules) => {
      page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title><main><h1>Shop</h1><p>Tickets for the ferry.</p></main><aside aria-label="Help">${code}</aside></html>`;
      policy = rules;
    },
    addFile: (path, text) => files.set(path, text),
    close: () => server.close(),
  };
}
