import { connect, createServer, type Server, type Socket } from 'node:net';
import { neutralDelivery, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { LocalSpeechPool } from '../local-speech-pool.ts';
import { EngineLink, type EngineLinkOptions } from './engine-link.ts';
import { addEngineRoutes } from './engine-routes.ts';
import { RemoteSpeechPool } from './remote-speech-pool.ts';

// eSpeak takes several seconds to load on a loaded machine

/** A real engine process behind real HTTP; a cable in between that can be cut. */
const key = 'a key that nobody guesses, of more than 32 characters';
const never = new AbortController().signal;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const request: SpeechRequest = {
  text: 'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
  language: 'en-US',
  voice: 'robot_fern',
  delivery: neutralDelivery,
  seed: 7,
  mode: 'whole',
};

const openEngine = (program: 'test-engine-process' | 'endless-engine-process'): LocalSpeechPool =>
  new LocalSpeechPool({
    entry: new URL(`../../../../test/${program}.ts`, import.meta.url),
    packFolders: () => ({}),
    processes: 1,
    threads: 1,
    log: createLog('silent'),
    metrics: createMetrics(),
  });

/** Of tasks: none here. */
const noTasks = {
  waiting: 0,
  engines: () => [],
  loaded: () => undefined,
  run: async function* () {},
  stop: async () => {},
};

let local: LocalSpeechPool;
beforeAll(async () => {
  local = openEngine('test-engine-process');
  await local.ready();
});
afterAll(() => local.stop());

async function serve(pool: LocalSpeechPool, port = 0): Promise<{ port: number; server: FastifyInstance }> {
  const server = Fastify();
  addEngineRoutes(server, { pool, key, engines: noTasks });
  await server.listen({ host: '127.0.0.1', port });
  closing.push(() => {
    server.server.closeAllConnections();
    return server.close();
  });
  return { server, port: (server.server.address() as { port: number }).port };
}

function connectTo(port: number, more: Partial<EngineLinkOptions> = {}): RemoteSpeechPool {
  const url = `http://127.0.0.1:${port}`;
  const pool = new RemoteSpeechPool(
    new EngineLink({ url, key, metrics: createMetrics(), onTrouble: () => {}, ...more }),
  );
  closing.push(() => pool.stop());
  return pool;
}

/** Passes bytes on; of the first so many connections that speak, each is cut after 20 kB. */
async function layCable(to: number, cuts: number): Promise<number> {
  const sockets = new Set<Socket>();
  const cable: Server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
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

interface Spoken {
  others: SpeechPart[];
  samples: Buffer;
}

async function speakWhole(pool: Pick<RemoteSpeechPool, 'speak'>, asked = request): Promise<Spoken> {
  const others: SpeechPart[] = [];
  const samples: Buffer[] = [];
  for await (const part of pool.speak('espeak', asked, { caller: 'test', signal: never })) {
    if (part.type === 'audio') samples.push(Buffer.from(Float32Array.from(part.samples).buffer));
    else others.push(part);
  }
  return { others, samples: Buffer.concat(samples) };
}

test('a remote engine is what it is here, and speaks the same samples', async () => {
  const remote = connectTo((await serve(local)).port);
  await remote.ready();
  expect(local.engines()).toMatchObject(remote.engines());
  expect(remote.engines()[0]?.voices).not.toEqual([]);
  expect(remote.slots).toBe(1);
  const spoken = await speakWhole(remote);
  expect(spoken.samples.length).toBeGreaterThan(100_000);
  expect(spoken).toEqual(await speakWhole(local));
});

test('a failure of the engine arrives as what it is, without a second try', async () => {
  const remote = connectTo((await serve(local)).port);
  await expect(speakWhole(remote, { ...request, voice: 'nobody' })).rejects.toMatchObject({
    kind: 'unsupported',
    message: 'eSpeak has no voice nobody.',
  });
});

test('a connection that breaks once costs nothing; twice, the segment', async () => {
  const { port } = await serve(local);
  const whole = await speakWhole(local);
  expect(await speakWhole(connectTo(await layCable(port, 1)))).toEqual(whole);
  await expect(speakWhole(connectTo(await layCable(port, 2)))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^The connection to the engine at 127.0.0.1:\d+ was lost\.$/),
  });
});

test('a caller who leaves frees the engine', async () => {
  const endless = openEngine('endless-engine-process');
  closing.push(() => endless.stop());
  await endless.ready();
  const remote = connectTo((await serve(endless)).port);
  const speak = (signal: AbortSignal) =>
    remote.speak('endless', { ...request, voice: 'any' }, { caller: 'test', signal })[Symbol.asyncIterator]();
  const leaving = new AbortController();
  const first = speak(leaving.signal);
  expect((await first.next()).value).toMatchObject({ type: 'timing' });
  const waiting = new AbortController();
  const second = speak(waiting.signal);
  const sound = second.next();
  leaving.abort();
  expect((await sound).value).toMatchObject({ type: 'timing' });
  // whoever left gets what was there, and then the end
  let last = await first.next();
  while (!last.done) last = await first.next();
  waiting.abort();
});

test('who is not let in hears nothing, and is told why in a sentence', async () => {
  const { port } = await serve(local);
  const remote = connectTo(port, { key: `${key} or nearly so` });
  await expect(remote.ready()).rejects.toThrow(
    `The engine at 127.0.0.1:${port} refused MYNAH_ENGINE_KEY. Set the same key there and here.`,
  );
  await expect(speakWhole(remote)).rejects.toThrow('refused MYNAH_ENGINE_KEY');
  const order = { engine: 'espeak', caller: 'test', request };
  const ask = (body: unknown, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/speak`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect((await ask(order, {})).status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/engines`)).status).toBe(401);
  const authorization = `Bearer ${key}`;
  expect((await ask({ ...order, request: { ...request, whisper: true } }, { authorization })).status).toBe(
    422,
  );
  const allowed = await ask(order, { authorization });
  expect(allowed.status).toBe(200);
  await allowed.body?.cancel();
});

test('an engine that is away is told once, waited for, and then used', async () => {
  const { port, server } = await serve(local);
  await server.close();
  const told: string[] = [];
  const remote = connectTo(port, { onTrouble: (sentence) => void told.push(sentence) });
  const spoken = speakWhole(remote);
  await until(() => expect(told).toHaveLength(1));
  expect(remote.engines()).toEqual([]);
  await serve(local, port);
  expect((await spoken).samples.length).toBeGreaterThan(100_000);
  await remote.ready();
  expect(told).toEqual([`The engine at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`]);
});

test('an engine that stays away is given up in a sentence', async () => {
  const { port, server } = await serve(local);
  await server.close();
  const remote = connectTo(port, { patienceMs: 200 });
  await expect(speakWhole(remote)).rejects.toMatchObject({
    kind: 'unavailable',
    message: `The engine at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`,
  });
});

test('an address where something else answers is named', async () => {
  const server = Fastify().get('/engines', async () => ({ hello: 'world' }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => server.close());
  const { port } = server.server.address() as { port: number };
  await expect(connectTo(port).ready()).rejects.toThrow(
    `The server at 127.0.0.1:${port} isn’t an engine of this version.`,
  );
});
