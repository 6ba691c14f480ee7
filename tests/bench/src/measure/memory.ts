import type { BenchContext, PartResult } from '../bench-part.ts';
import { canCountProcesses } from '../machine/process-tree.ts';
import { rounded } from '../report/table.ts';
import { isEngine } from '../server/start-server.ts';
import { mynahHttp } from '../speech/mynah-http.ts';
import { sum } from '../statistics.ts';

interface MemorySample {
  requests: number;
  serverMb: number;
  /** Of all engine processes. */
  enginesMb: number;
}

/** One in so many requests goes to the large model, which takes longest. */
const largeEvery = 5;
const clients = 4;

/** Whether the processes grow with the requests that they serve. Everything is kept, as in ordinary use. */
export async function measureMemory(context: BenchContext): Promise<PartResult> {
  if (!canCountProcesses) {
    const note = 'Memory of other processes is read on Linux only.';
    return { figures: null, tables: [{ title: 'Memory', columns: ['requests'], rows: [], note }] };
  }
  const { server, texts, amounts } = context;
  const targets = ['eleven_multilingual_v2', 'eleven_flash_v2_5'].map((modelId) =>
    mynahHttp({ server, modelId, streamed: true, format: 'mp3_44100_128' }),
  );
  let served = 0;
  const samples: MemorySample[] = [sample(context, served)];
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const until = Math.round(amounts.memoryRequests * share);
    context.tell(`memory: ${until} of ${amounts.memoryRequests} requests`);
    const work = async (): Promise<void> => {
      while (served < until) {
        const target = targets[served++ % largeEvery === 0 ? 0 : 1]!;
        await target.speak(texts.next(60));
      }
    };
    await Promise.all(Array.from({ length: clients }, work));
    samples.push(sample(context, served));
  }
  return { figures: samples, tables: [toTable(samples)] };
}

function sample({ server }: BenchContext, requests: number): MemorySample {
  const processes = server.processes();
  const [first] = processes;
  const megabytes = (bytes: number): number => bytes / 1024 ** 2;
  return {
    requests,
    serverMb: megabytes(first?.memoryBytes ?? 0),
    enginesMb: megabytes(sum(processes.filter(isEngine).map((each) => each.memoryBytes))),
  };
}

function toTable(samples: readonly MemorySample[]) {
  const growth = (read: (sample: MemorySample) => number): string | undefined =>
    rounded(read(samples.at(-1)!) - read(samples[2]!), 0);
  return {
    title: 'Memory in use (resident, shared pages counted once), MB',
    columns: ['after requests', 'server', 'engine processes'],
    rows: [
      ...samples.map((each) => [each.requests, rounded(each.serverMb, 0), rounded(each.enginesMb, 0)]),
      ['growth in the second half', growth((each) => each.serverMb), growth((each) => each.enginesMb)],
    ],
  };
}
