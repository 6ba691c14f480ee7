import type { BenchContext, PartResult } from '../bench-part.ts';
import { canCountProcesses } from '../machine/process-tree.ts';
import { rounded } from '../report/table.ts';

interface LongTexts {
  atOnce: number;
  characters: number;
  /** Of one answer. */
  soundMb: number;
  /** The most that the server's process had, over what it had before. */
  memoryMb: number;
}

const megabyte = 1024 ** 2;
const everyMs = 100;
const format = 'pcm_44100';
/** The fallback voice speaks it: quick, and the sound is as long as any other. */
const languageCode = 'fi';

/** What the longest texts take of the server's memory while they are spoken whole, one and eight at once. */
export async function measureLongTexts(context: BenchContext): Promise<PartResult> {
  if (!canCountProcesses) {
    const note = 'Memory of other processes is read on Linux only.';
    return { figures: null, tables: [{ title: 'Long texts', columns: ['at once'], rows: [], note }] };
  }
  const measured: LongTexts[] = [];
  for (const atOnce of [1, 8]) {
    context.tell(`long texts: ${atOnce} at once`);
    measured.push(await measure(context, atOnce));
  }
  return { figures: measured, tables: [toTable(measured)] };
}

async function measure({ server, texts, amounts }: BenchContext, atOnce: number): Promise<LongTexts> {
  const memory = (): number => server.processes()[0]?.memoryBytes ?? 0;
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, everyMs);
  try {
    const sizes = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const paragraphs = Array.from({ length: Math.floor(amounts.longTextCharacters / 831) }, () =>
          texts.next(830),
        );
        return speak(server, paragraphs.join('\n'));
      }),
    );
    return {
      atOnce,
      characters: amounts.longTextCharacters,
      soundMb: Math.max(...sizes) / megabyte,
      memoryMb: (most - before) / megabyte,
    };
  } finally {
    clearInterval(timer);
  }
}

/** Reads the answer as it comes and keeps nothing of it; answers its bytes. */
async function speak({ url, apiKey, voiceId }: BenchContext['server'], text: string): Promise<number> {
  const response = await fetch(`${url}/v1/text-to-speech/${voiceId}?output_format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
    body: JSON.stringify({ text, model_id: 'eleven_flash_v2_5', language_code: languageCode }),
  });
  if (!response.ok || !response.body) throw new Error(`A long text was answered with ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

const toTable = (measured: readonly LongTexts[]) => ({
  title: `Long texts answered whole as ${format}, spoken by the fallback voice`,
  columns: ['at once', 'characters of each', 'sound of each, MB', 'memory of the server over before, MB'],
  rows: measured.map(({ atOnce, characters, soundMb, memoryMb }) => [
    atOnce,
    characters,
    rounded(soundMb, 0),
    rounded(memoryMb, 0),
  ]),
});
