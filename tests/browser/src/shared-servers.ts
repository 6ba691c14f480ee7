import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import buildServer from '../../../apps/server/test/built-server.global.ts';
import { doorVariable, engineVariable, packs } from './find-server.ts';
import { type QuickEngine, startQuickEngine } from './quick-engine.ts';
import { type StartedServer, startServer } from './start-server.ts';

/** Before the first journey, in the process that starts the workers; returns what ends it all. */
export default async function openSharedServers(): Promise<() => Promise<void>> {
  buildServer();
  const engine = await startQuickEngine();
  process.env[engineVariable] = JSON.stringify(engine.environment);
  const started = new Map<string, Promise<StartedServer>>();
  const find = (voices: string): Promise<StartedServer> => {
    const server = started.get(voices) ?? startServer(environmentOf(voices, engine));
    started.set(voices, server);
    return server;
  };
  const door = createServer((request, response) => {
    find(request.url?.slice(1) ?? '').then(
      ({ process: { url, dataFolder } }) => answer(response, 200, { url, dataFolder }),
      (cause) => answer(response, 500, { message: String(cause) }),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env[doorVariable] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  await find('quick');
  return async () => {
    door.closeAllConnections();
    door.close();
    const ending = [...started.values()].map(async (server) => (await server).end());
    await Promise.allSettled(ending);
    await engine.close();
  };
}

const environmentOf = (voices: string, { environment }: QuickEngine): Record<string, string> =>
  voices === 'neural' ? packs : { ...packs, ...environment };

function answer(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}
