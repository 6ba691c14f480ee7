import { setTimeout as sleep } from 'node:timers/promises';
import { planBare } from '../bare/plan-bare.ts';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { canCountProcesses, type ProcessCount } from '../machine/process-tree.ts';
import { rounded } from '../report/table.ts';
import { mynahHttp } from '../speech/mynah-http.ts';
import { peerHttp } from '../speech/peer-http.ts';
import type { SpeechTarget } from '../speech/speech-target.ts';
import { sum } from '../statistics.ts';
import type { TextLength } from '../texts.ts';

/** The voice of `start-server`, as the engines name it. */
const engineVoice = 'af_heart';
/** The history is written after the answer has ended. */
const afterAnswerMs = 300;
const modelId = 'eleven_multilingual_v2';

interface Spent {
  audioSeconds: number;
  wallSeconds: number;
  /** Undefined where processes cannot be counted. */
  cpuSeconds: number | undefined;
}

/** Somebody whose cost is measured. */
interface Worker {
  name: string;
  spend(text: string): Promise<Spent>;
}

interface Cost {
  worker: string;
  characters: TextLength;
  audioSeconds: number;
  cpuPerAudioSecond: number | undefined;
  realTimeFactor: number;
  /** CPU of this worker by that of the bare model for the same texts: silence that one of them cuts off counts for neither. */
  cpuByLimit: number | undefined;
}

/** What a second of sound costs end to end, and what the model alone would cost. All speak the same texts in turn. */
export async function measureCost(context: BenchContext): Promise<PartResult> {
  const workers = workersOf(context);
  for (const worker of workers) await worker.spend(context.texts.next(60));
  const figures: Cost[] = [];
  for (const characters of context.amounts.costLengths) {
    const spent = new Map<Worker, Spent[]>(workers.map((worker) => [worker, []]));
    for (let round = 0; round < context.amounts.costRounds; round++) {
      context.tell(`cost: round ${round + 1} of ${context.amounts.costRounds}, ${characters} characters`);
      const text = context.texts.next(characters);
      for (const worker of workers) spent.get(worker)!.push(await worker.spend(text));
    }
    figures.push(...compare(characters, spent));
  }
  return { tables: [toTable(figures)], figures };
}

function workersOf({ server, peer, bare }: BenchContext): Worker[] {
  const limit: Worker = {
    name: 'limit: the model alone',
    spend: (text) => bare.speak(planBare(text, engineVoice)),
  };
  const own = [false, true].map((streamed) =>
    served(`Mynah, ${streamed ? 'streamed' : 'whole'}`, mynahHttp({ server, modelId, streamed }), () =>
      server.processes(),
    ),
  );
  const peers =
    'url' in peer
      ? [false, true].map((streamed) =>
          served(`${peer.name}, ${streamed ? 'streamed' : 'whole'}`, peerHttp(peer, streamed), () =>
            peer.processes(),
          ),
        )
      : [];
  return [limit, ...own, ...peers];
}

/** Counts the processes of a server around each request, and what it still does for it after the answer. */
function served(name: string, target: SpeechTarget, processes: () => ProcessCount[]): Worker {
  const cpuSeconds = (): number => sum(processes().map((each) => each.cpuSeconds));
  return {
    name,
    async spend(text) {
      const before = cpuSeconds();
      const { audioSeconds, totalMs } = await target.speak(text);
      await sleep(afterAnswerMs);
      const after = cpuSeconds();
      return {
        audioSeconds,
        wallSeconds: totalMs / 1000,
        cpuSeconds: canCountProcesses ? after - before : undefined,
      };
    },
  };
}

function compare(characters: TextLength, spent: ReadonlyMap<Worker, Spent[]>): Cost[] {
  const cpuOf = (runs: readonly Spent[]): number | undefined => {
    const counted = runs.flatMap((run) => run.cpuSeconds ?? []);
    return counted.length > 0 ? sum(counted) : undefined;
  };
  const [limit] = [...spent.values()].map(cpuOf);
  return [...spent].map(([worker, runs]) => {
    const audioSeconds = sum(runs.map((run) => run.audioSeconds));
    const cpuSeconds = cpuOf(runs);
    return {
      worker: worker.name,
      characters,
      audioSeconds,
      cpuPerAudioSecond: cpuSeconds && cpuSeconds / audioSeconds,
      realTimeFactor: sum(runs.map((run) => run.wallSeconds)) / audioSeconds,
      cpuByLimit: cpuSeconds && limit && cpuSeconds / limit,
    };
  });
}

const toTable = (figures: readonly Cost[]) => ({
  title: 'Cost of speech, kokoro (aim of Mynah by the limit: whole 1.05, streamed 1.15)',
  columns: ['who', 'characters', 'audio s', 'CPU s per audio s', 'real-time factor', 'CPU by the limit'],
  rows: figures.map((cost) => [
    cost.worker,
    cost.characters,
    rounded(cost.audioSeconds, 1),
    rounded(cost.cpuPerAudioSecond, 3),
    rounded(cost.realTimeFactor, 3),
    rounded(cost.cpuByLimit, 3),
  ]),
  note: canCountProcesses ? undefined : 'CPU time of other processes is counted on Linux only.',
});
