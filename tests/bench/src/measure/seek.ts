import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { BenchContext, PartResult } from '../bench-part.ts';
import { rounded } from '../report/table.ts';
import { type AddedSound, addLongSound, dropSound } from '../server/add-long-sound.ts';
import { openDatabase } from '../server/open-database.ts';
import { percentile } from '../statistics.ts';

const minutes = 600;
const readBytes = 64 * 1024;
/** An odd number of steps through the file, so that no place comes twice. */
const stride = 0.381_966;

interface SeekTimes {
  rangeMs: number[];
  diskMs: number[];
}

/** Jumps into ten hours of sound: the first byte of a range from the server, and the same bytes read from the disk. */
export async function measureSeek(context: BenchContext): Promise<PartResult> {
  const { server, amounts } = context;
  const client = await openDatabase(server.dataFolder);
  try {
    context.tell('seek: ten hours of mp3');
    const sound = await addLongSound(client, server.dataFolder, minutes);
    const times: SeekTimes = { rangeMs: [], diskMs: [] };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; round < amounts.seekRounds; round++) {
      const start = Math.floor(((0.5 + round * stride) % 1) * (sound.sizeBytes - readBytes));
      times.rangeMs.push(await timeRange({ url: server.url, apiKey: server.apiKey, agent }, sound, start));
      times.diskMs.push(await timeDisk(sound, start));
    }
    agent.destroy();
    await dropSound(client, sound);
    return { figures: times, tables: [toTable(times, sound)] };
  } finally {
    await client.end();
  }
}

interface Target {
  url: string;
  apiKey: string;
  agent: Agent;
}

/** Until the first byte; the rest is read, so that the connection can be used again. */
function timeRange({ url, apiKey, agent }: Target, { id }: AddedSound, start: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = { 'xi-api-key': apiKey, range: `bytes=${start}-${start + readBytes - 1}` };
    request(`${url}/v1/history/${id}/audio`, { headers, agent }, (answer) => {
      if (answer.statusCode !== 206) reject(new Error(`A range was answered with ${answer.statusCode}.`));
      let firstMs = 0;
      answer.on('data', () => {
        firstMs ||= performance.now() - begun;
      });
      answer.on('end', () => resolve(firstMs));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

async function timeDisk({ path }: AddedSound, start: number): Promise<number> {
  const begun = performance.now();
  const file = await open(path);
  try {
    await file.read(Buffer.alloc(readBytes), 0, readBytes, start);
    return performance.now() - begun;
  } finally {
    await file.close();
  }
}

const toTable = ({ rangeMs, diskMs }: SeekTimes, { sizeBytes }: AddedSound) => ({
  title: `Jumps into ten hours of sound (${Math.round(sizeBytes / 1e6)} MB), ms`,
  columns: ['', 'p50', 'p95'],
  rows: [
    ['first byte of a range', rounded(percentile(rangeMs, 0.5), 1), rounded(percentile(rangeMs, 0.95), 1)],
    [
      'the same 64 kB from the disk',
      rounded(percentile(diskMs, 0.5), 1),
      rounded(percentile(diskMs, 0.95), 1),
    ],
  ],
});
