import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../machine/child-program.ts';
import { findFreePort } from '../machine/free-port.ts';
import { countTree, type ProcessCount } from '../machine/process-tree.ts';
import { ensureOriginalModel } from '../packs.ts';
import { benchCache } from '../root.ts';
import { installPeer, peerPackage } from './install-peer.ts';
import { writeVoices } from './write-voices.ts';

export interface RunningPeer {
  /** `fastkokoro 0.7.0` */
  name: string;
  url: string;
  voice: string;
  processes(): ProcessCount[];
  stop(): Promise<void>;
}

/** The peer, or why it could not be had. */
export type PeerState = RunningPeer | { missing: string };

export interface PeerOptions {
  voicesFolder: string;
  tell(line: string): void;
  signal: AbortSignal;
}

const startWithinMs = 120_000;
const betweenTriesMs = 250;

/** Installs and starts the peer. Never fails: without it the rest is still measured. */
export async function startPeer(options: PeerOptions): Promise<PeerState> {
  try {
    return await runPeer(options);
  } catch (cause) {
    if (options.signal.aborted) throw cause;
    const missing = cause instanceof Error ? cause.message.trim() : String(cause);
    options.tell(`The peer is left out: ${missing}`);
    return { missing };
  }
}

async function runPeer({ voicesFolder, tell, signal }: PeerOptions): Promise<RunningPeer> {
  const bin = await installPeer(tell, signal);
  const model = await ensureOriginalModel(tell, signal);
  const voices = join(benchCache, 'peer-voices.npz');
  await writeVoices(voicesFolder, voices);
  const port = await findFreePort();
  const program = new ChildProgram(join(bin, peerPackage.name), [], {
    cwd: benchCache,
    env: {
      ...process.env,
      FASTKOKORO_MODEL_PATH: model,
      FASTKOKORO_VOICES_PATH: voices,
      FASTKOKORO_HOST: '127.0.0.1',
      FASTKOKORO_PORT: String(port),
      HF_HUB_OFFLINE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilServed(url, program, signal);
  } catch (cause) {
    await program.stop();
    throw cause;
  }
  return {
    name: `${peerPackage.name} ${peerPackage.version}`,
    url,
    voice: 'af_heart',
    processes: () => countTree(program.pid),
    stop: () => program.stop(),
  };
}

/** It says nothing certain when it is ready: it is asked. */
async function waitUntilServed(url: string, program: ChildProgram, signal: AbortSignal): Promise<void> {
  const giveUpMs = performance.now() + startWithinMs;
  while (performance.now() < giveUpMs && !program.hasEnded) {
    const response = await fetch(`${url}/v1/models`, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return;
    await sleep(betweenTriesMs, undefined, { signal });
  }
  program.fail(program.hasEnded ? 'ended before it was ready' : 'was not ready in time');
}
