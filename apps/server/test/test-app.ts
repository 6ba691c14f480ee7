import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createOwnerLink } from '../src/modules/accounts/one-time-tokens/index.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { LocalEnginePool } from '../src/platform/engines/local-engine-pool.ts';
import type { LocalSpeechPool } from '../src/platform/engines/local-speech-pool.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import type { Platform } from '../src/platform/platform.ts';
import { assemble } from '../src/runtime/assemble.ts';
import { namedServers } from '../src/runtime/open-engine-pool.ts';
import { openTestEngines, type TestEnginesOptions } from './engine-pools.ts';
import { ManualClock } from './manual-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that may create databases, with `mynah_template` migrated. */
    databaseUrl: string;
  }
}

export interface TestOwner {
  userId: string;
  workspaceId: string;
  accessToken: string;
  apiKey: string;
}

export interface TestApp {
  url: string;
  platform: Platform;
  clock: ManualClock;
  speech: LocalSpeechPool;
  engines: LocalEnginePool;
  /** `fetch` on this server; objects as `json` are sent as a JSON body, `apiKey` as its header. */
  fetch(path: string, init?: RequestInit & { json?: unknown; apiKey?: string }): Promise<Response>;
  /** The owner of the first workspace, made by the set-up call. */
  owner(): Promise<TestOwner>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Pick<TestEnginesOptions, 'neuralVoices'> {
  /** Environment over the tests' defaults. */
  environment?: Record<string, string>;
  /** Another way to the database than straight. */
  wayToDatabase?: (url: string) => Promise<string>;
  /** Takes every line of the log, whatever its level. */
  readLog?: (line: string) => void;
}

/** The real server on a free port, with a database of its own; it speaks by eSpeak. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mynah-test-'));
  const config = readConfig({
    PORT: '0',
    MYNAH_DATA: dataFolder,
    MYNAH_LOG: process.env.MYNAH_TEST_LOG ?? 'silent',
    MYNAH_REQUESTS_PER_MINUTE: '100000',
    // one mark in all speech: what a test hears is the same sound at every run
    MYNAH_SECRET_KEY: 'the secret of every server that a test starts',
    MYNAH_PACKS: process.env.MYNAH_PACKS,
    ...options.environment,
  });
  const { readLog, wayToDatabase = async (url) => url } = options;
  const log = readLog ? createLog('trace', { write: readLog }) : createLog(config.logLevel);
  const metrics = createMetrics();
  const clock = new ManualClock();
  const database = await createTestDatabase();
  const { neuralVoices, environment } = options;
  const processes = environment?.MYNAH_ENGINE_PROCESSES;
  const isAlone = readLog !== undefined || processes !== undefined;
  const { speech, engines, ...pools } = openTestEngines({
    neuralVoices,
    servers: namedServers(config),
    own: isAlone ? { log, metrics, processes: Number(processes ?? 1) } : undefined,
  });
  const assembly = await assemble({
    config,
    databaseUrl: await wayToDatabase(database.url),
    dataFolder,
    log,
    clock,
    metrics,
    speech,
    engines,
    checkAnswers: true,
  });
  await speech.ready();
  await assembly.start();
  const url = await assembly.listen();
  const { platform } = assembly;
  let owner: Promise<TestOwner> | undefined;

  const app: TestApp = {
    url,
    platform,
    clock,
    speech,
    engines,
    fetch: (path, { json, apiKey, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('content-type', 'application/json');
      if (apiKey !== undefined) headers.set('xi-api-key', apiKey);
      const body = json === undefined ? init.body : JSON.stringify(json);
      return fetch(`${url}${path}`, {
        ...init,
        method: init.method ?? (body ? 'POST' : 'GET'),
        headers,
        body,
      });
    },
    owner: () => {
      owner ??= setUpOwner(app);
      return owner;
    },
    close: async () => {
      await assembly.stop();
      await pools.stop();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  return app;
}

async function setUpOwner(app: TestApp): Promise<TestOwner> {
  const token = await createOwnerLink(app.platform);
  const setUp = await app.fetch('/v1/setup', {
    json: { token, first_name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' },
  });
  const { access_token: accessToken } = (await setUp.json()) as { access_token: string };
  const authorization = { authorization: `Bearer ${accessToken}` };
  const created = await app.fetch('/v1/user/create-api-key', {
    json: { name: 'test' },
    headers: authorization,
  });
  const { xi_api_key: apiKey } = (await created.json()) as { xi_api_key: string };
  const user = (await (await app.fetch('/v1/user', { apiKey })).json()) as {
    user_id: string;
    workspace_id: string;
  };
  return { userId: user.user_id, workspaceId: user.workspace_id, accessToken, apiKey };
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(template = 'mynah_template'): Promise<TestDatabase> {
  const adminUrl = inject('databaseUrl');
  const name = `test_${newId().toLowerCase()}`;
  await runOnce(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnce(adminUrl, `drop database ${name} with (force)`) };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
