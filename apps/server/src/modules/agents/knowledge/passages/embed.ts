import { EngineFailure } from '@mynah/engine-spec';
import type { RunTaskOptions } from '../../../../platform/engines/engine-pool.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** What computes vectors here, each for its languages, the best first: one for English, one for many others. */
export const embeddingEngines = ({ engines }: Pick<Platform, 'engines'>) => engines.engines('embedding');

/** For texts of a language, or of one that nobody could tell; undefined where nothing knows it. */
export const engineForLanguage = (platform: Pick<Platform, 'engines'>, language: string | null) =>
  embeddingEngines(platform).find(({ traits }) => language === null || traits.languages.includes(language));

/** Vectors of length 1, in the order of the texts. @throws EngineFailure */
export async function embed(
  { engines }: Pick<Platform, 'engines'>,
  texts: readonly string[],
  options: RunTaskOptions,
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for await (const { index, vector } of engines.run('embedding', { texts }, options)) vectors[index] = vector;
  if (vectors.length === texts.length) return vectors;
  throw new EngineFailure('unavailable', 'The model left vectors out.');
}

export const toBytes = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
