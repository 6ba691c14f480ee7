import type { EventHandler } from '../events/events.ts';
import type { Extension } from '../extensions.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import type { HandledRoute } from './call.ts';
import type { PublicPage } from './public-page.ts';
import type { Site } from './site.ts';

/** The definition of a module: what it brings. `modules/<noun>/module.ts` makes one, `runtime` mounts it. */
export interface Module {
  name: string;
  routes?: readonly HandledRoute[];
  /** Pages of the web app that open without an account, each with a head of its own. */
  pages?: readonly PublicPage[];
  /** The website; of one module at most. */
  site?: Site;
  jobs?: (platform: Platform) => readonly JobHandler[];
  handlers?: (platform: Platform) => readonly EventHandler[];
  /** Repeated work of the scheduler; each run is idempotent. */
  schedules?: readonly Schedule[];
  /** What this module puts at the extension points of lower ones. */
  extensions?: readonly Extension[];
  /** Once at start, before the server listens: rows that the product needs. Idempotent. */
  prepare?: (platform: Platform) => Promise<void>;
}

export interface Schedule {
  /** `billing.release-expired` */
  name: string;
  /** Cron, UTC. */
  cron: string;
  run(platform: Platform): Promise<void>;
}
