import type { ServerAddress } from './address/server-address.ts';
import type { Blobs } from './blobs/blobs.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { SecretKeys } from './crypto/index.ts';
import type { Database } from './db/database.ts';
import type { Dns } from './dns/dns.ts';
import type { EnginePool } from './engines/engine-pool.ts';
import type { KnownPacks } from './engines/known-packs.ts';
import type { SpeechPool } from './engines/speech-pool.ts';
import type { Events } from './events/events.ts';
import type { Extensions } from './extensions.ts';
import type { Health } from './http/health.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveKit } from './livekit/index.ts';
import type { LocalModel } from './local-model/index.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Sms } from './sms/sms.ts';

/** The technical core that every action gets. `runtime` makes it; tests make one with a manual clock. */
export interface Platform {
  config: Config;
  /** Absolute path of `MYNAH_DATA`. */
  dataFolder: string;
  /** Which server this is, among those that share a database; the same after each start. */
  serverId: string;
  keys: SecretKeys;
  log: Log;
  clock: Clock;
  db: Database;
  dns: Dns;
  blobs: Blobs;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  sms: Sms;
  metrics: Metrics;
  health: Health;
  packs: KnownPacks;
  speech: SpeechPool;
  /** Engines for everything but speaking. */
  engines: EnginePool;
  /** Carries conversations by WebRTC. */
  liveKit: LiveKit;
  /** A language model of this machine, where somebody wants one. */
  localModel: LocalModel;
  extensions: Extensions;
  address: ServerAddress;
  /** The address of this server in links: `address.current`. */
  publicUrl(): string;
}
