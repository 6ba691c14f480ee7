import { planBare } from '../bare/plan-bare.ts';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { canCountProcesses } from '../machine/process-tree.ts';
import { rounded, seconds } from '../report/table.ts';
import { mynahHttp } from '../speech/mynah-http.ts';
import type { Heard, SpeechTarget } from '../speech/speech-target.ts';
import { percentile, sum } from '../statistics.ts';

const clientCounts = [1, 2, 4, 8] as const;
/** One segment: a client alone then keeps one engine process busy, never two. */
const characters = 60;

interface ClientsFigure {
  clients: number;
  audioSecondsPerSecond: number;
  /** Of the server's process tree; undefined where it cannot be counted. */
  cpuPerAudioSecond: number | undefined;
  firstSoundP50Ms: number;
  firstSoundP95Ms: number;
}

interface Scaling {
  processes: number;
  /** Throughput of as many clients as processes, by that of one client on one process. */
  server: number;
  /** The same of the bare model: what the machine gives. */
  limit: number;
}

/** Several clients at once, each asking again as soon as it has its answer. */
export async function measureClients(context: BenchContext): Promise<PartResult> {
  const { server, processes } = context;
  const target = mynahHttp({ server, modelId: 'eleven_multilingual_v2', streamed: true });
  // every engine process speaks once before it counts
  await Promise.all(Array.from({ length: processes }, () => target.speak(context.texts.next(characters))));
  const figures: ClientsFigure[] = [];
  for (const clients of clientCounts) {
    context.tell(`clients: ${clients} at once`);
    figures.push(await runClients(context, target, clients));
  }
  const scaling = await measureScaling(context);
  return {
    figures: { characters, clients: figures, scaling },
    tables: [
      {
        title: `Clients at once, ${characters} characters each, kokoro, /stream, ${processes} engine processes`,
        columns: [
          'clients',
          'audio s per s',
          'CPU s per audio s',
          'first sound p50, s',
          'first sound p95, s',
        ],
        rows: figures.map((figure) => [
          figure.clients,
          rounded(figure.audioSecondsPerSecond, 2),
          rounded(figure.cpuPerAudioSecond, 3),
          seconds(figure.firstSoundP50Ms),
          seconds(figure.firstSoundP95Ms),
        ]),
      },
      {
        title: `${processes} engine processes against one, whole answers (aim for two: 1.9)`,
        columns: ['who', 'times the throughput of one'],
        rows: [
          ['Mynah', rounded(scaling.server, 2)],
          ['limit: the model alone', rounded(scaling.limit, 2)],
        ],
      },
    ],
  };
}

async function runClients(
  { server, texts, amounts }: BenchContext,
  target: SpeechTarget,
  clients: number,
): Promise<ClientsFigure> {
  const cpuSeconds = (): number => sum(server.processes().map((each) => each.cpuSeconds));
  const cpuBefore = cpuSeconds();
  const startedMs = performance.now();
  const work = async (): Promise<Heard[]> => {
    const heard: Heard[] = [];
    for (let turn = 0; turn < amounts.requestsPerClient; turn++) {
      heard.push(await target.speak(texts.next(characters)));
    }
    return heard;
  };
  const heard = (await Promise.all(Array.from({ length: clients }, work))).flat();
  const wallSeconds = (performance.now() - startedMs) / 1000;
  const audioSeconds = sum(heard.map((each) => each.audioSeconds));
  const first = heard.map(({ firstSoundMs }) => firstSoundMs);
  return {
    clients,
    audioSecondsPerSecond: audioSeconds / wallSeconds,
    cpuPerAudioSecond: canCountProcesses ? (cpuSeconds() - cpuBefore) / audioSeconds : undefined,
    firstSoundP50Ms: percentile(first, 0.5),
    firstSoundP95Ms: percentile(first, 0.95),
  };
}

async function measureScaling(context: BenchContext): Promise<Scaling> {
  const { server, bare, processes, texts, amounts } = context;
  context.tell(`clients: ${processes} processes against one`);
  const whole = mynahHttp({ server, modelId: 'eleven_multilingual_v2', streamed: false });
  const one = await runClients(context, whole, 1);
  const all = await runClients(context, whole, processes);
  const work = Array.from({ length: processes * amounts.requestsPerClient }, () =>
    planBare(texts.next(characters), 'af_heart'),
  ).flat();
  const bareOne = await bare.speak(work, 1);
  const bareAll = await bare.speak(work);
  return {
    processes,
    server: all.audioSecondsPerSecond / one.audioSecondsPerSecond,
    limit: bareOne.wallSeconds / bareAll.wallSeconds,
  };
}
