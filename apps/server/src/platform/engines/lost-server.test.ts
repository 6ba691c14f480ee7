import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../../test/forking-server.ts', import.meta.url));

test('an engine that is at work when its server is killed ends, and says nothing', async () => {
  const child = fork(server, [], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // the engine has them too: they end with it
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  await once(child, 'message');
  child.kill('SIGKILL');
  expect(await said).toEqual(['', '']);
});
