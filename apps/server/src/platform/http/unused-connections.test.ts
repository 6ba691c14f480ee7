import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { watchUnusedConnections } from './unused-connections.ts';

test('a connection that asked nothing is closed; one that waits for its answer is not', async () => {
  let answer = (): void => {};
  const server = createServer((_request, response) => {
    answer = () => void response.end('done');
    response.writeHead(200, { connection: 'close' }).write('so far, ');
  });
  const closeUnused = watchUnusedConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  await Promise.all([once(ahead, 'connect'), once(server, 'connection')]);
  const asked = await fetch(`http://127.0.0.1:${port}`);
  const ended = Promise.all([once(ahead.resume(), 'close'), once(server, 'close')]);
  server.close();
  closeUnused();
  answer();
  expect(await asked.text()).toBe('so far, done');
  await ended;
});
