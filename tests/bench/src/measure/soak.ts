import { setTimeout as wait } from 'node:timers/promises';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { canCountProcesses } from '../machine/process-tree.ts';
import { rounded, type Table } from '../report/table.ts';
import { openDatabase } from '../server/open-database.ts';
import { type Caller, makeRecording, soakCallers } from '../soak/callers.ts';
import { countUse, type Use } from '../soak/count-use.ts';
import { mynahHttp } from '../speech/mynah-http.ts';

/** So often it is looked how things stand. */
const intervals = 12;

/** What the callers of one kind had in an interval. */
interface Done {
  calls: number;
  audioSeconds: number;
  failures: number;
}

interface SoakSample {
  /** Since the start. */
  minutes: number;
  done: Record<string, Done>;
  use: Use;
}

/** Whether a server that works for long at all that it can do, for eight at once, grows or slows down. */
export async function measureSoak(context: BenchContext): Promise<PartResult> {
  if (!canCountProcesses) {
    const note = 'Memory and files of other processes are read on Linux only.';
    return { figures: null, tables: [{ title: 'Soak', columns: ['minutes'], rows: [], note }] };
  }
  const { server, texts, tell, amounts } = context;
  const database = await openDatabase(server.dataFolder);
  const ending = new AbortController();
  try {
    const text = texts.next(830).slice(0, 400);
    const modelId = 'eleven_multilingual_v2';
    const { audioSeconds } = await mynahHttp({ server, modelId, streamed: false }).speak(text);
    const recording = await makeRecording(server, text);
    const callers = soakCallers({ server, texts, recording, recordingSeconds: audioSeconds });
    const tally = new Tally(tell);
    const working = callers.map((caller) => work(caller, tally, ending.signal));
    const samples: SoakSample[] = [];
    const startedMs = performance.now();
    for (let interval = 1; interval <= intervals; interval++) {
      const untilMs = startedMs + (interval * amounts.soakMinutes * 60_000) / intervals;
      await wait(Math.max(0, untilMs - performance.now()));
      const minutes = (performance.now() - startedMs) / 60_000;
      samples.push({ minutes, done: tally.take(), use: await countUse(server, database) });
      tell(`soak: ${minutes.toFixed(1)} of ${amounts.soakMinutes} minutes`);
    }
    ending.abort();
    await Promise.all(working);
    return {
      figures: { callers: callers.length, samples, failures: tally.reasons },
      tables: toTables(samples),
    };
  } finally {
    ending.abort();
    await database.end();
  }
}

/** Calls until the time is over. A refusal is counted, and the caller waits a moment as people do. */
async function work({ kind, call }: Caller, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      tally.add(kind, await call());
    } catch (cause) {
      if (signal.aborted) return;
      tally.fail(kind, cause);
      await wait(1000);
    }
  }
}

/** Counts what was done since it was last asked. */
class Tally {
  /** The first failures, for whoever looks for the cause. */
  readonly reasons: string[] = [];
  readonly #tell: (line: string) => void;
  #done: Record<string, Done> = {};

  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  add(kind: string, audioSeconds: number): void {
    const done = this.#of(kind);
    done.calls++;
    done.audioSeconds += audioSeconds;
  }

  fail(kind: string, cause: unknown): void {
    this.#of(kind).failures++;
    if (this.reasons.length >= 20) return;
    const reason = `${kind}: ${cause instanceof Error ? cause.message : String(cause)}`;
    this.reasons.push(reason);
    this.#tell(`soak: ${reason}`);
  }

  take(): Record<string, Done> {
    const done = this.#done;
    this.#done = {};
    return done;
  }

  #of(kind: string): Done {
    this.#done[kind] ??= { calls: 0, audioSeconds: 0, failures: 0 };
    return this.#done[kind];
  }
}

function toTables(samples: readonly SoakSample[]): Table[] {
  const kinds = [...new Set(samples.flatMap(({ done }) => Object.keys(done)))].sort();
  const lengths = samples.map(({ minutes }, at) => minutes - (samples[at - 1]?.minutes ?? 0));
  const total = (sample: SoakSample, read: (done: Done) => number): number =>
    Object.values(sample.done).reduce((whole, done) => whole + read(done), 0);
  const throughput: Table = {
    title: 'Soak, eight callers at once: seconds of sound a second, by kind, in each interval',
    columns: ['minutes', ...kinds, 'calls', 'failures'],
    rows: samples.map((sample, at) => [
      rounded(sample.minutes, 1),
      ...kinds.map((kind) => rounded((sample.done[kind]?.audioSeconds ?? 0) / (lengths[at]! * 60), 2)),
      total(sample, ({ calls }) => calls),
      total(sample, ({ failures }) => failures),
    ]),
  };
  const columns: [string, (use: Use) => number, number][] = [
    ['server, MB', (use) => use.serverMb, 0],
    ['speech processes, MB', (use) => use.enginesMb, 0],
    ['other processes, MB', (use) => use.othersMb, 0],
    ['processes', (use) => use.processes, 0],
    ['handles of the server', (use) => use.serverHandles, 0],
    ['of the others', (use) => use.otherHandles, 0],
    ['database on disk, MB', (use) => use.databaseMb, 1],
  ];
  const [middle, last] = [samples[samples.length >> 1]!, samples.at(-1)!];
  const use: Table = {
    title: 'Soak: what the server takes at the end of each interval',
    note: 'The database holds the history of all that was spoken, which is kept: it grows with the calls.',
    columns: ['minutes', ...columns.map(([name]) => name)],
    rows: [
      ...samples.map((sample) => [
        rounded(sample.minutes, 1),
        ...columns.map(([, read, digits]) => rounded(read(sample.use), digits)),
      ]),
      [
        'growth in the second half',
        ...columns.map(([, read, digits]) => rounded(read(last.use) - read(middle.use), digits)),
      ],
    ],
  };
  return [throughput, use];
}
