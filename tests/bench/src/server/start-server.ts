import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hibariVoices } from '@mynah/engine-hibari/voices';
import { ChildProgram } from '../machine/child-program.ts';
import { countTree, type ProcessCount } from '../machine/process-tree.ts';
import { root } from '../root.ts';

/** Our server as `npm start` runs it, on a data folder of its own. */
export interface BenchServer {
  url: string;
  /** Its data, the database's among it. */
  dataFolder: string;
  apiKey: string;
  /** The owner, for signing in. */
  owner: { email: string; password: string };
  /** The voice that every engine of the bench carries. */
  voiceId: string;
  /** The server's process first, then those of its engines and its database. */
  processes(): ProcessCount[];
  stop(): Promise<void>;
}

/** Migrations, database and models on a slow disk. */
const startWithinMs = 180_000;

/**
 * Starts the server and waits until it is ready. Without the worker, as a rule: on a fresh data folder it would spend
 * minutes on the previews of the voices.
 */
export async function startServer(
  packsFolder: string,
  { worker, environment = {} }: { worker: boolean; environment?: Record<string, string> },
): Promise<BenchServer> {
  const data = await mkdtemp(join(tmpdir(), 'mynah-bench-'));
  const apiKey = `bench_${randomBytes(16).toString('hex')}`;
  const owner = { email: 'bench@localhost.test', password: randomBytes(12).toString('hex') };
  const program = new ChildProgram(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.mjs'], {
    cwd: root,
    env: {
      ...plainEnvironment(),
      PORT: '0',
      MYNAH_DATA: data,
      MYNAH_PACKS: packsFolder,
      ...(!worker && { MYNAH_ROLES: 'api,engine' }),
      MYNAH_OWNER_EMAIL: owner.email,
      MYNAH_OWNER_PASSWORD: owner.password,
      MYNAH_API_KEY: apiKey,
      MYNAH_LOG: 'warn',
      MYNAH_REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  const stop = async (): Promise<void> => {
    await program.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const url = await program.waitFor((line) => / is ready: (\S+)/.exec(line)?.[1], startWithinMs);
    const voiceId = await findVoice(url, apiKey);
    return { url, dataFolder: data, apiKey, owner, voiceId, processes: () => countTree(program.pid), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Without the settings of an installation on this machine: nothing of it is to be touched. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['MYNAH_ENGINE_PROCESSES', 'MYNAH_FFMPEG'];
  const settings = /^(MYNAH_|DATABASE_URL$|SMTP_URL$|HOST$|OPENAI_|STRIPE_|TWILIO_)/;
  const entries = Object.entries(process.env).filter(([name]) => kept.includes(name) || !settings.test(name));
  return Object.fromEntries(entries);
}

/** The voice that the fast engine carries; the large one has it too. */
async function findVoice(url: string, apiKey: string): Promise<string> {
  const name = hibariVoices[0]?.displayName;
  const response = await fetch(`${url}/v1/voices`, { headers: { 'xi-api-key': apiKey } });
  const { voices } = (await response.json()) as { voices: { voice_id: string; name: string }[] };
  const voice = voices.find((candidate) => candidate.name === name);
  if (!voice) throw new Error(`The server has no voice ${name}: are the model packs there?`);
  return voice.voice_id;
}

export const isEngine = ({ command }: ProcessCount): boolean => command.includes('speech-process');
