import { edit, joinSamples, pcm } from '@mynah/audio';
import { neutralDelivery } from '@mynah/engine-spec';
import { neuralSpeech } from './engine-pools.ts';

const spoken = new Map<string, Promise<Uint8Array>>();

/** A sentence by one of our own voices, as 16 bits, mono, 16 kHz, without a header or a mark of ours. */
export function speakAs(voice: string, text: string): Promise<Uint8Array> {
  const key = `${voice} ${text}`;
  const found = spoken.get(key) ?? speak(voice, text);
  spoken.set(key, found);
  return found;
}

async function speak(voice: string, text: string): Promise<Uint8Array> {
  const speech = neuralSpeech();
  await speech.ready();
  const engine = speech.engines().find(({ name }) => name === 'kokoro');
  if (!engine) throw new Error('the packs of Kokoro are not here');
  const order = {
    text,
    voice,
    language: 'en-US',
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole',
  } as const;
  const options = { caller: 'test', signal: new AbortController().signal };
  const parts: Float32Array[] = [];
  for await (const part of speech.speak(engine.name, order, options))
    if (part.type === 'audio') parts.push(part.samples);
  return pcm.toPcm16(edit.resample(joinSamples(parts), engine.sampleRateHz, 16_000));
}
