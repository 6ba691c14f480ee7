import { setTimeout } from 'node:timers/promises';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { rounded } from '../report/table.ts';
import { addLongSound, dropSound } from '../server/add-long-sound.ts';
import { openDatabase } from '../server/open-database.ts';

const everyMs = 100;

interface DrawnPeaks {
  minutes: number;
  seconds: number;
  /** Of the server's process while it draws, over what it had before. */
  memoryMb: number;
}

/** From the first read of a long item that has no waveform until it has one. */
export async function measurePeaks(context: BenchContext): Promise<PartResult> {
  const { server, amounts } = context;
  const client = await openDatabase(server.dataFolder);
  try {
    context.tell(`peaks: ${amounts.peaksMinutes} minutes of mp3`);
    const sound = await addLongSound(client, server.dataFolder, amounts.peaksMinutes);
    const drawn = await draw(context, sound.id);
    await dropSound(client, sound);
    return { figures: drawn, tables: [toTable(drawn)] };
  } finally {
    await client.end();
  }
}

async function draw({ server, amounts }: BenchContext, id: string): Promise<DrawnPeaks> {
  const memory = () => server.processes()[0]?.memoryBytes ?? 0;
  const before = memory();
  let most = before;
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${server.url}/v1/history/${id}`, {
      headers: { 'xi-api-key': server.apiKey },
    });
    if (!answer.ok) throw new Error(`The item was answered with ${answer.status}.`);
    const { peaks } = (await answer.json()) as { peaks: string | null };
    most = Math.max(most, memory());
    if (peaks) break;
    await setTimeout(everyMs);
  }
  const seconds = (performance.now() - start) / 1000;
  return { minutes: amounts.peaksMinutes, seconds, memoryMb: (most - before) / 1024 ** 2 };
}

const toTable = ({ minutes, seconds, memoryMb }: DrawnPeaks) => ({
  title: 'Waveform of a long sound, drawn once by the server',
  columns: ['sound', 's', 'times faster than it plays', 'memory over before, MB'],
  rows: [[`${minutes} min`, rounded(seconds, 1), rounded((minutes * 60) / seconds, 0), rounded(memoryMb, 0)]],
});
