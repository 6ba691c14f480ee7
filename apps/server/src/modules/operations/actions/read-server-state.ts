import { arch, platform as system } from 'node:process';
import type { Engine, Pack, ServerState } from '@mynah/contract/operations';
import type { TaskName } from '@mynah/engine-spec/tasks';
import type { PackState } from '@mynah/models';
import { sql } from 'drizzle-orm';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { engineKey } from '../../../platform/engines/engine-pool.ts';
import type { Platform } from '../../../platform/platform.ts';

/** In the order in which they are shown; a task that is missing here does not compile. */
const tasks = Object.keys({
  transcription: true,
  alignment: true,
  'voice-activity': true,
  speaker: true,
  cloning: true,
  'voice-conversion': true,
  isolation: true,
  sound: true,
  music: true,
  translation: true,
  embedding: true,
  pronunciation: true,
  recognition: true,
  classification: true,
} satisfies Record<TaskName, true>) as TaskName[];

/** What this process knows of itself. */
export async function readServerState(platform: Platform): Promise<ServerState> {
  const { config, db, speech, health, packs } = platform;
  const version = await db.execute<{ server_version: string }>(sql`show server_version`);
  return {
    started_at_unix: unixSeconds(new Date(Date.now() - process.uptime() * 1000)),
    runtime: {
      node: process.versions.node,
      postgres: version.rows[0]?.server_version ?? '',
      platform: `${system} ${arch}`,
    },
    roles: [...config.roles],
    public_url: platform.publicUrl(),
    waiting_for: await health.waitingFor(),
    sends_mail: config.smtpUrl !== undefined,
    waiting_segments: speech.waiting,
    engines: [...speakers(platform), ...taskEngines(platform)],
    packs: (await packs.states()).map(toPack),
  };
}

/** Engines that speak are loaded as long as the server runs. */
const speakers = ({ speech }: Platform): Engine[] =>
  speech.engines().map(({ name, voices }) => ({
    task: 'speech',
    name,
    is_remote: false,
    is_loaded: true,
    packs: [],
    voices: voices.length,
  }));

function taskEngines({ engines }: Platform): Engine[] {
  const loaded = engines.loaded();
  return tasks
    .flatMap((task) => engines.engines(task))
    .map((engine) => ({
      task: engine.task,
      name: engine.name,
      is_remote: engine.isRemote,
      is_loaded: engine.isRemote ? null : (loaded?.has(engineKey(engine)) ?? null),
      packs: [...engine.packs],
      voices: null,
    }));
}

const toPack = ({ sizeBytes, problem, ...pack }: PackState): Pack => ({
  ...pack,
  size_bytes: sizeBytes,
  problem: problem ?? null,
});
