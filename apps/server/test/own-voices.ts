import { pcm } from '@mynah/audio';
import { speakKnown } from '@mynah/engine-kokoro/testing';

/** A sentence by one of our own voices, as 16 bits, mono, 16 kHz, without a header. Needs the packs of `MYNAH_PACKS`. */
export async function speakAs(voice: string, text: string): Promise<Uint8Array> {
  return pcm.toPcm16((await speakKnown(process.env.MYNAH_PACKS ?? '', text, voice)).samples);
}
