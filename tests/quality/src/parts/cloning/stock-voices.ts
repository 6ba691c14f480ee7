import { joinSamples } from '@mynah/audio';
import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import type { QualityContext } from '../../quality-part.ts';
import type { Kept } from './kept.ts';
import { said } from './measure-clone.ts';

/** Every voice of the engine, as the judge hears it say two sentences. */
export async function hearStockVoices(
  context: QualityContext,
  kept: Kept,
  hear: (samples: Float32Array) => Promise<Float64Array>,
): Promise<Map<string, Float64Array>> {
  const heard = new Map<string, Float64Array>();
  for (const { id } of kokoroVoices) {
    context.signal.throwIfAborted();
    const vector = await kept.once(`stock-${id}`, async () => {
      const blocks: Float32Array[] = [];
      for (const text of said.en!.slice(0, 2))
        blocks.push((await context.speak(text, { voice: id, language: 'en' })).samples);
      context.signal.throwIfAborted();
      return Array.from(await hear(joinSamples(blocks)), (value) => Math.round(value * 1e5) / 1e5);
    });
    heard.set(id, Float64Array.from(vector));
  }
  return heard;
}
