import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '../modules/workspaces/access/index.ts';
import { ServerAddress } from '../platform/address/server-address.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { LocalBlobs } from '../platform/blobs/local-blobs.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { openSecretKeys } from '../platform/crypto/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { openDns } from '../platform/dns/dns.ts';
import type { ServedEngines } from '../platform/engines/engine-pool.ts';
import type { KnownPacks } from '../platform/engines/known-packs.ts';
import { addEngineRoutes } from '../platform/engines/remote/engine-routes.ts';
import type { SpeechPool } from '../platform/engines/speech-pool.ts';
import { PostgresEvents } from '../platform/events/postgres-events.ts';
import { Extensions } from '../platform/extensions.ts';
import { freeBytes, megabyte } from '../platform/files/free-space.ts';
import { temporaryFolder } from '../platform/files/temporary-file.ts';
import { addDocumentRoutes } from '../platform/http/document-routes.ts';
import { addHealthRoutes } from '../platform/http/health.ts';
import { purgeAnswers } from '../platform/http/idempotency/purge-answers.ts';
import { createHttpServer } from '../platform/http/index.ts';
import { SiteServer } from '../platform/http/site.ts';
import { addNotFound, addPublicPages, addWebApp } from '../platform/http/web-app.ts';
import { openServerId } from '../platform/ids/server-id.ts';
import { definedJobs } from '../platform/jobs/define-job.ts';
import { PgBossJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { LiveKit } from '../platform/livekit/index.ts';
import { LocalModel, type PacksOnDemand } from '../platform/local-model/index.ts';
import type { Log } from '../platform/log/log.ts';
import { OutboxMail } from '../platform/mail/outbox-mail.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { openSms } from '../platform/sms/open-sms.ts';
import { clearRuns } from '../platform/workflows/index.ts';
import { checkContract } from './check-contract.ts';
import { checkJobs } from './check-jobs.ts';
import { servesEngines } from './check-roles.ts';
import { closeServer } from './close-server.ts';
import { createInternalServer } from './internal-server.ts';
import { listen } from './listen.ts';
import { modules } from './modules.ts';
import type { StartupListener } from './startup-listener.ts';

export interface AssembleOptions {
  config: Config;
  databaseUrl: string;
  dataFolder: string;
  log: Log;
  clock: Clock;
  metrics?: Metrics;
  speech: SpeechPool;
  engines: ServedEngines;
  /** None when absent. */
  packs?: KnownPacks;
  /** Packs that are fetched when somebody wants them; none when absent. */
  packsOnDemand?: PacksOnDemand;
  /** Listens already; otherwise `listen` opens the port. */
  startup?: StartupListener;
  /** The built web app, if this process serves one. */
  webFolder?: string;
  /** Holds every answer to its schema: on in tests. */
  checkAnswers?: boolean;
}

export interface Assembly {
  platform: Platform;
  http: FastifyInstance;
  /** Rows that the product needs, handlers, jobs and schedules; the engines must be ready. */
  start(): Promise<void>;
  /** Listens; resolves to the address. */
  listen(): Promise<string>;
  stop(): Promise<void>;
}

/** Wires the core and every module; opens nothing but the database's pool. */
export async function assemble(options: AssembleOptions): Promise<Assembly> {
  const { config, databaseUrl, dataFolder, log, clock } = options;
  const db = openDatabase(databaseUrl);
  const events = new PostgresEvents(db, databaseUrl, log);
  const jobs = new PgBossJobs({ url: databaseUrl, log, heartbeatSeconds: config.jobHeartbeatSeconds });
  const keys = await openSecretKeys(dataFolder, config.secretKey);
  const mail = new OutboxMail({ db, jobs, keys, smtpUrl: config.smtpUrl, from: config.mailFrom });
  const metrics = options.metrics ?? createMetrics();
  // what a crash left
  await rm(temporaryFolder({ dataFolder }), { recursive: true, force: true });
  const listening = options.startup?.address ?? `http://${config.host}:${config.port}`;
  const address = new ServerAddress({ config, db, events, log, listening });
  const platform: Platform = {
    config,
    dataFolder,
    serverId: await openServerId(dataFolder),
    keys,
    log,
    clock,
    db,
    blobs: await openBlobs(config, dataFolder),
    dns: openDns(config.dnsServers),
    events,
    jobs,
    mail,
    sms: openSms(config, { db, keys, log }),
    metrics,
    health: { waitingFor: () => waitingFor(platform) },
    packs: options.packs ?? { states: async () => [] },
    speech: options.speech,
    engines: options.engines,
    liveKit: new LiveKit({ config, dataFolder, keys, log }),
    localModel: new LocalModel({
      ...{ dataFolder, log, metrics },
      file: config.localModelFile,
      packs: options.packsOnDemand,
      entry: new URL('./chat-process.ts', import.meta.url),
    }),
    extensions: new Extensions(modules.flatMap((module) => module.extensions ?? [])),
    address,
    publicUrl: () => address.current,
  };

  const http = config.roles.includes('api')
    ? await createApiServer(platform, options)
    : createWorkServer(platform, options.engines);
  addHealthRoutes(http, platform.health, metrics);

  return {
    platform,
    http,
    start: () => startWork(platform, { events, jobs, mail }),
    listen: async () => {
      const listening = await listen(http, config, options.startup);
      address.listensAt(listening);
      return config.roles.includes('api') ? address.current : listening;
    },
    stop: async () => {
      const closing = closeServer(http);
      jobs.stopWork();
      await platform.liveKit.stop();
      await platform.localModel.stop();
      await closing;
      await jobs.stop();
      await events.stop();
      await db.$client.end();
    },
  };
}

/** What people and their programs call. */
async function createApiServer(
  platform: Platform,
  { webFolder, checkAnswers = false }: AssembleOptions,
): Promise<FastifyInstance> {
  const routes = modules.flatMap((module) => module.routes ?? []);
  checkContract(routes);
  const http = await createHttpServer(routes, {
    platform,
    authenticate: authenticate(platform),
    checkAnswers,
  });
  addDocumentRoutes(http, platform);
  if (webFolder) {
    await addWebApp(http, webFolder);
    addPublicPages(http, webFolder, { platform, pages: modules.flatMap(({ pages = [] }) => pages) });
  }
  const [site] = modules.flatMap((module) => module.site ?? []);
  const siteServer = site && new SiteServer(platform, site, webFolder);
  siteServer?.mount(http);
  addNotFound(http, webFolder, siteServer);
  return http;
}

/** What a process without the role api answers: its health, and other servers that want its engines. */
function createWorkServer({ config, log, speech }: Platform, engines: ServedEngines): FastifyInstance {
  const http = createInternalServer(config, log);
  if (servesEngines(config)) addEngineRoutes(http, { pool: speech, engines, key: config.engineKey ?? '' });
  return http;
}

interface Workers {
  events: PostgresEvents;
  jobs: PgBossJobs;
  mail: OutboxMail;
}

async function startWork(platform: Platform, { events, jobs, mail }: Workers): Promise<void> {
  const { roles } = platform.config;
  await platform.address.open();
  const handlers = [...modules.flatMap((module) => module.jobs?.(platform) ?? []), mail.handler()];
  checkJobs(definedJobs(), handlers);
  await jobs.start(handlers.map((handler) => handler.definition));
  await mail.prepare();
  for (const module of modules) await module.prepare?.(platform);
  if (roles.includes('worker')) {
    await jobs.work(handlers);
    await events.start(eventHandlers(platform));
  } else {
    await events.start([]);
  }
  if (roles.includes('scheduler')) {
    const schedules = modules.flatMap((module) => module.schedules ?? []);
    await jobs.schedule([
      ...schedules.map(({ name, cron, run }) => ({ name, cron, run: () => run(platform) })),
      { name: 'events.purge', cron: '17 * * * *', run: () => purgeEvents(platform, events) },
      { name: 'workflows.clear', cron: '7 * * * *', run: () => clearRuns(platform, platform.clock.now()) },
      { name: 'http.purge-kept-answers', cron: '47 * * * *', run: () => purgeAnswers(platform) },
    ]);
  }
}

/** What happened longer ago than anybody needs to be told. */
function purgeEvents(platform: Platform, events: PostgresEvents): Promise<void> {
  const { clock, config } = platform;
  const before = new Date(clock.now().getTime() - config.eventDays * 86_400_000);
  return events.purge(before, eventHandlers(platform));
}

const eventHandlers = (platform: Platform) => modules.flatMap((module) => module.handlers?.(platform) ?? []);

/** The client of S3 is large: it is loaded where it is used. */
async function openBlobs(config: Config, dataFolder: string): Promise<Blobs> {
  const { s3Bucket } = config;
  if (!s3Bucket) {
    const blobs = new LocalBlobs(blobFolder(dataFolder), { leastFreeMegabytes: config.minFreeMegabytes });
    await blobs.clearIncoming();
    return blobs;
  }
  const { S3Blobs } = await import('../platform/blobs/s3-blobs.ts');
  return new S3Blobs({ ...config, s3Bucket });
}

const blobFolder = (dataFolder: string): string => join(dataFolder, 'blobs');

async function waitingFor(platform: Platform): Promise<string[]> {
  const waiting: string[] = [];
  await platform.db.execute('select 1').catch(() => waiting.push('database'));
  if (platform.speech.engines().length === 0) waiting.push('engines');
  if (await isDiskFull(platform)) waiting.push('disk');
  return waiting;
}

/** Folders of the data folder may be on disks of their own. */
async function isDiskFull({ config, dataFolder }: Platform): Promise<boolean> {
  const folders = [dataFolder, temporaryFolder({ dataFolder }), blobFolder(dataFolder)];
  const free = await Promise.all(folders.map(freeBytes));
  return Math.min(...free) < config.minFreeMegabytes * megabyte;
}
