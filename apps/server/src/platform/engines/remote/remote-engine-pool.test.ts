import { connect, createServer, type Socket } from 'node:net';
import type { IsolationPart, IsolationRequest } from '@mynah/engine-spec/tasks';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { echo } from '../../../../test/test-tasks.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import type { EnginePool } from '../engine-pool.ts';
import { LocalEnginePool } from '../local-engine-pool.ts';
import type { SpeechPool } from '../speech-pool.ts';
import { EngineLink } from './engine-link.ts';
import { addEngineRoutes } from './engine-routes.ts';
import { mostOrderBytes, mostOrders } from './engine-wire.ts';
import { RemoteEnginePool } from './remote-engine-pool.ts';
import { encodeValue } from './wire-value.ts';

/** A real task process behind real HTTP; a cable in between that can be cut. */
const key = 'a key that nobody guesses, of more than 32 characters';
const never = new AbortController().signal;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A speech engine must be there before an engine shows itself; nothing is spoken here. */
const voice = { id: 'any', displayName: '', description: '', language: 'en', languages: [], previewText: '' };
const labels = { gender: 'neutral', age: 'young', accent: '', descriptive: '', use_case: '' } as const;
const capabilities = {
  neural: false,
  streams: false,
  exactTimings: false,
  delivery: [],
  phonemes: false,
  definitions: false,
};
const speech: SpeechPool = {
  slots: 1,
  waiting: 0,
  awaited: 0,
  engines: () => [{ name: 'mute', sampleRateHz: 24_000, voices: [{ ...voice, labels }], capabilities }],
  ready: async () => {},
  speak: async function* () {},
  stop: async () => {},
};

let local: LocalEnginePool;
let port: number;
let server: ReturnType<typeof Fastify>;
beforeAll(async () => {
  local = new LocalEnginePool({
    entry: new URL('../../../../test/test-task-process.ts', import.meta.url),
    definitions: [echo],
    servers: {},
    packs: { folders: () => ({}), ensure: async () => '' },
    processes: 1,
    threads: 1,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  server = Fastify();
  addEngineRoutes(server, { pool: speech, engines: local, key });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as { port: number });
});
afterAll(async () => {
  server.server.closeAllConnections();
  await Promise.all([server.close(), local.stop()]);
});

async function connectTo(to = port, keyed = key): Promise<RemoteEnginePool> {
  const url = `http://127.0.0.1:${to}`;
  const link = new EngineLink({ url, key: keyed, metrics: createMetrics(), onTrouble: () => {} });
  closing.push(() => link.stop());
  await link.ready();
  return new RemoteEnginePool(link, [echo]);
}

const asked = (times: number, pauseMs = 0, length = 50_000): IsolationRequest => ({
  samples: new Float32Array(length).map((_, at) => Math.sin(at) / 3),
  leadSamples: times,
  tailSamples: pauseMs,
});

async function all(pool: EnginePool, request: IsolationRequest): Promise<IsolationPart[]> {
  const parts: IsolationPart[] = [];
  for await (const part of pool.run('isolation', request, { caller: 'test', signal: never }))
    parts.push(part);
  return parts;
}

test('a task on another machine is what it is here, and gives the same to the bit', async () => {
  const remote = await connectTo();
  expect(remote.engines('isolation')).toEqual(local.engines('isolation'));
  expect(remote.engines('music')).toEqual([]);
  expect(await all(remote, asked(3))).toEqual(await all(local, asked(3)));
  await expect(all(remote, asked(0))).rejects.toMatchObject({
    kind: 'unspeakable',
    message: 'There is nothing to give back.',
  });
});

test('kill -9 of the process in the middle of a step gives each part once', async () => {
  const remote = await connectTo();
  const samples = (parts: IsolationPart[]) => parts.map((part) => part.samples);
  const whole = samples(await all(local, asked(6, 20, 100)));
  const parts: IsolationPart[] = [];
  const options = { caller: 'test', signal: never };
  for await (const part of remote.run('isolation', asked(6, 20, 100), options)) {
    parts.push(part);
    if (parts.length === 2) process.kill(part.memory![0]!, 'SIGKILL');
  }
  expect(samples(parts)).toEqual(whole);
  expect(new Set(parts.map(({ memory }) => memory![0])).size).toBe(2);
});

test('a connection that breaks once costs nothing; twice, the step', async () => {
  const whole = await all(local, asked(2));
  const broken = await connectTo(await layCable(1));
  expect(await all(broken, asked(2))).toEqual(whole);
  const twice = await connectTo(await layCable(2));
  await expect(all(twice, asked(2))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^The connection to the engine at 127.0.0.1:\d+ was lost\.$/),
  });
});

test('a caller who leaves frees the engine for the next', async () => {
  const remote = await connectTo();
  const leaving = new AbortController();
  const endless = remote.run('isolation', asked(1_000_000, 10, 10), { caller: 'a', signal: leaving.signal });
  const reader = endless[Symbol.asyncIterator]();
  expect((await reader.next()).done).toBe(false);
  const next = all(remote, asked(1));
  leaving.abort(new Error('left'));
  expect(await next).toHaveLength(1);
  await expect(
    (async () => {
      for (;;) if ((await reader.next()).done) return;
    })(),
  ).rejects.toThrow('left');
});

test('more than it can hold waits outside, and is done in the end', async () => {
  const remote = await connectTo();
  const steps = Array.from({ length: mostOrders + 8 }, () => all(remote, asked(1, 5, 1_000)));
  for (const parts of await Promise.all(steps)) expect(parts).toHaveLength(1);
});

test('without the key nothing, what is no order or too large is refused', async () => {
  const order = { task: 'isolation', caller: 'test', request: asked(1) };
  const ask = (body: Buffer, authorization = `Bearer ${key}`) =>
    fetch(`http://127.0.0.1:${port}/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization },
      body: body as BodyInit,
    });
  expect((await ask(encodeValue(order), 'Bearer nobody')).status).toBe(401);
  for (const body of [
    Buffer.from('{}'),
    Buffer.alloc(0),
    encodeValue({ ...order, task: 'cooking' }),
    encodeValue({ ...order, more: 1 }),
  ])
    expect((await ask(body)).status).toBe(422);
  const remote = await connectTo();
  const large = { ...asked(1), samples: new Float32Array(mostOrderBytes / 4) };
  await expect(all(remote, large)).rejects.toMatchObject({ kind: 'unsupported' });
});

/** Passes bytes on; of the first so many connections that answer with samples, each is cut after 20 kB. */
async function layCable(cuts: number): Promise<number> {
  const sockets = new Set<Socket>();
  const cable = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let passed = 0;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [near, far].map((each) => each.destroy()));
    }
    near.pipe(far);
    far.on('data', (bytes) => {
      passed += bytes.length;
      if (passed < 20_000 || cuts === 0) return near.write(bytes);
      cuts--;
      near.end(bytes.subarray(0, 5_000));
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => cable.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    cable.close();
  });
  return (cable.address() as { port: number }).port;
}
