import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchCache } from '../root.ts';
import type { BenchServer } from '../server/start-server.ts';
import { fromBytes, trimmed } from './pcm.ts';
import type { Turn } from './turns.ts';

const folder = join(benchCache, 'turns');

/** A turn as one of the server's own voices says it: made once, kept for the next run. */
export async function soundOf(server: BenchServer, { text }: Turn): Promise<Int16Array> {
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 24)}.pcm`);
  const kept = await readFile(path).catch(() => undefined);
  return trimmed(fromBytes(kept ?? (await make(server, text, path))));
}

async function make({ url, apiKey, voiceId }: BenchServer, text: string, path: string): Promise<Buffer> {
  const address = `${url}/v1/text-to-speech/${voiceId}?output_format=pcm_16000&enable_logging=false`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
    body: JSON.stringify({ text, model_id: 'eleven_multilingual_v2' }),
  });
  if (!answer.ok) throw new Error(`A turn could not be spoken: ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await mkdir(folder, { recursive: true });
  await writeFile(path, bytes);
  return bytes;
}
