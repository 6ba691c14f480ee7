import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { BareFleet } from './bare/bare-fleet.ts';
import type { BenchContext, BenchPart, PartResult } from './bench-part.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { measureAgents } from './measure/agents.ts';
import { measureAuthentication } from './measure/authentication.ts';
import { measureClients } from './measure/clients.ts';
import { measureCost } from './measure/cost.ts';
import { measureFirstSound } from './measure/first-sound.ts';
import { measureHistory } from './measure/history.ts';
import { measureKnowledge } from './measure/knowledge.ts';
import { measureLongTexts } from './measure/long-texts.ts';
import { measureMemory } from './measure/memory.ts';
import { measurePageWeight } from './measure/page-weight.ts';
import { measurePeaks } from './measure/peaks.ts';
import { measureSeek } from './measure/seek.ts';
import { measureSoak } from './measure/soak.ts';
import { measureStudio } from './measure/studio/measure-studio.ts';
import { measureUsage } from './measure/usage.ts';
import { amountsOf, type BenchOptions, readOptions } from './options.ts';
import { ensurePacks } from './packs.ts';
import { startPeer } from './peer/start-peer.ts';
import { formatTable } from './report/table.ts';
import { isEngine, startServer } from './server/start-server.ts';
import { TextSupply } from './texts.ts';

/** In the order in which they run. */
const parts: Record<string, BenchPart> = {
  'first-sound': measureFirstSound,
  cost: measureCost,
  clients: measureClients,
  authentication: measureAuthentication,
  memory: measureMemory,
  'long-texts': measureLongTexts,
  history: measureHistory,
  peaks: measurePeaks,
  seek: measureSeek,
  studio: measureStudio,
  agents: measureAgents,
  knowledge: measureKnowledge,
  pages: measurePageWeight,
  usage: measureUsage,
  soak: measureSoak,
};

/** Take long, so they are measured only when they are named. */
const longParts: readonly string[] = ['usage', 'soak'];

/** Progress goes where it does not mix with the figures. */
const tell = (line: string): void => console.error(line);

/** Who is opened here is closed here, last first, on success, failure and Ctrl-C. */
async function bench(options: BenchOptions, signal: AbortSignal): Promise<void> {
  const machine = describeMachine();
  const stops: (() => Promise<void>)[] = [];
  try {
    const context = await prepare(options, signal, stops);
    const results: Record<string, PartResult> = {};
    for (const [name, measure] of Object.entries(parts)) {
      if (options.only.length > 0 ? !options.only.includes(name) : longParts.includes(name)) continue;
      signal.throwIfAborted();
      results[name] = await Promise.race([measure(context), whenAborted(signal)]);
    }
    await report(options, { machine, context, results });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function prepare(
  options: BenchOptions,
  signal: AbortSignal,
  stops: (() => Promise<void>)[],
): Promise<BenchContext> {
  const packs = await ensurePacks(tell, signal);
  const voicesFolder = packs.of['kokoro-voices']!;
  const peer = options.peer
    ? await startPeer({ voicesFolder, tell, signal })
    : { missing: 'it was not wanted' };
  if ('stop' in peer) stops.push(peer.stop);
  tell('Starting the server…');
  const server = await startServer(packs.folder, { worker: options.only.includes('soak') });
  stops.push(server.stop);
  const processes = server.processes().filter(isEngine).length || Math.min(4, availableParallelism());
  const threads = Math.max(1, Math.floor(availableParallelism() / processes));
  const packFolders = { ...packs.of, 'kokoro-variants': join(server.dataFolder, 'variants') };
  const bare = await BareFleet.start({ packFolders, processes, threads });
  stops.push(() => bare.stop());
  return {
    server,
    peer,
    bare,
    processes,
    packsFolder: packs.folder,
    texts: new TextSupply(),
    amounts: amountsOf(options),
    tell,
  };
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

interface Report {
  machine: ReturnType<typeof describeMachine>;
  context: BenchContext;
  results: Record<string, PartResult>;
}

async function report({ quick, out }: BenchOptions, { machine, context, results }: Report): Promise<void> {
  const peer = 'missing' in context.peer ? `not measured: ${context.peer.missing}` : context.peer.name;
  const facts = [...Object.entries({ ...machine, peer, run: quick ? 'quick: not to be quoted' : 'full' })];
  console.log(formatTable({ title: 'Machine', columns: ['fact', 'value'], rows: facts }));
  for (const { tables } of Object.values(results))
    for (const table of tables) console.log(formatTable(table));
  const figures = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, result.figures]));
  const json = JSON.stringify(
    { measuredAt: new Date().toISOString(), quick, machine, peer, ...figures },
    null,
    2,
  );
  console.log(json);
  if (!out) return;
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${json}\n`);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(new Error('The bench was stopped.')));
}
try {
  await bench(readOptions(process.argv.slice(2), Object.keys(parts)), stopping.signal);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
