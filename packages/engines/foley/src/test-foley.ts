import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundPart, SoundRequest } from '@mynah/engine-spec/tasks';
import type { Stereo } from './dsp/index.ts';
import type { Foley } from './foley.ts';

const packs = process.env.MYNAH_PACKS ?? '';
export const hasPacks = ['minilm', 'sound-samples'].every((pack) => existsSync(join(packs, pack)));

export const home = (has: (pack: string) => boolean) => ({
  packFolder: (pack: string) => (has(pack) ? join(packs, pack) : undefined),
  threads: 1,
  log: () => undefined,
});

export const ask = (prompt: string, more: Partial<SoundRequest> = {}): SoundRequest => ({
  prompt,
  promptInfluence: 0.3,
  loop: false,
  seed: 7,
  ...more,
});

type Found = Extract<SoundPart, { type: 'match' }>;

/** Runs a request and joins what comes. */
export async function make(engine: Foley, request: SoundRequest): Promise<Stereo & { match: Found }> {
  let match: Found | undefined;
  const pieces: Stereo[] = [];
  for await (const part of engine.run(request, new AbortController().signal)) {
    if (part.type === 'match') match = part;
    else pieces.push(part);
  }
  if (!match) throw new Error('the engine said nothing');
  const join = (side: 'left' | 'right'): Float32Array => {
    const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece[side].length, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece[side], at);
      at += piece[side].length;
    }
    return whole;
  };
  return { match, left: join('left'), right: join('right') };
}

export const peak = (samples: Float32Array): number =>
  samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

export const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const ids = ({ match }: { match: Found }): string[] => match.madeOf.map(({ id }) => id);

/** The jump from the last to the first sample against the ordinary step from one sample to the next. */
export function seam(samples: Float32Array): number {
  let sum = 0;
  for (let at = 1; at < samples.length; at += 1) sum += (samples[at]! - samples[at - 1]!) ** 2;
  return Math.abs(samples[0]! - samples.at(-1)!) / Math.sqrt(sum / samples.length);
}
