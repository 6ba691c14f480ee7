import type { CloneQuality } from '@mynah/contract/voices/voice-cloning';
import type { SampleQuality } from '@mynah/engine-spec/tasks';

/** From here on a sample says enough of a voice. */
const goodSpeechMs = 30_000;
const wantedSignalToNoiseDb = 20;
const mostClipping = 0.001;
const telephoneHz = 4500;
const quietDb = -35;
const oneSpeakerShare = 0.85;

/** What would bring the clone closer, the weightiest first; empty when nothing would. */
export function adviseOn(quality: SampleQuality, isCleaned: boolean): string[] {
  const advice: string[] = [];
  const { speakers, mainSpeakerShare, speechMs, signalToNoiseDb } = quality;
  if (speakers > 1 && mainSpeakerShare < oneSpeakerShare) {
    advice.push(`${speakers} people speak in the recordings. Keep only the one you want to clone.`);
  }
  if (speechMs < goodSpeechMs) {
    const seconds = Math.round(speechMs / 1000);
    advice.push(
      `There are ${seconds} seconds of speech. With 30 seconds or more, the voice gets closer. More than two minutes won’t improve it.`,
    );
  }
  if (signalToNoiseDb !== undefined && signalToNoiseDb < wantedSignalToNoiseDb) {
    advice.push(
      isCleaned
        ? 'There’s a lot of background noise. Record in a quiet room for a closer match.'
        : 'There’s a lot of background noise. Remove it, or record in a quiet room.',
    );
  }
  if (quality.clipping > mostClipping) {
    advice.push('The recording is too loud and distorted. Move away from the microphone, or turn it down.');
  }
  if (quality.loudnessDb < quietDb)
    advice.push('The recording is very quiet. Move closer to the microphone.');
  if (quality.bandwidthHz < telephoneHz) {
    advice.push('The recording sounds like a phone call, without high frequencies. Use a better microphone.');
  }
  return advice;
}

export const toQuality = (
  quality: SampleQuality,
  { similarity, isCleaned }: { similarity: number | null; isCleaned: boolean },
): CloneQuality => ({
  similarity,
  ceiling: quality.selfSimilarity > 0 ? quality.selfSimilarity : null,
  signal_to_noise_db: quality.signalToNoiseDb ?? null,
  clipped: quality.clipping,
  speech_secs: Math.round(quality.speechMs / 100) / 10,
  speakers: quality.speakers,
  advice: adviseOn(quality, isCleaned),
});
