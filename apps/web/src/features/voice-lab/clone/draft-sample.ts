import { cutToWav, type Stretch } from '#web/features/voice-lab/clone/cut-sound.ts';
import type { SampleFindings } from '#web/features/voice-lab/lab.requests.ts';
import { message } from '#web/features/voice-lab/messages.ts';
import { decodeAudio } from '#web/shared/sound/peaks.ts';

/** As `sampleLimits` of the contract, whose schemas are not for browsers. */
export const MOST_FILES = 25;
export const MOST_BYTES = 10 * 1024 * 1024;
/** From here on a sample says enough of a voice. */
export const GOOD_SECONDS = 30;

export type DraftSample = {
  key: string;
  /** As it came. */
  original: File;
  /** What is sent: the original, or a stretch of it. */
  file: File;
  stretch: Stretch | null;
  /** What it is worth; null while it is looked at, and when nobody could. */
  findings: SampleFindings | null;
  state: 'looking' | 'known' | 'refused';
  /** Why it is refused, in a sentence. */
  refusal: string | null;
};

/** A stretch of a recording as a file of its own. @throws DOMException when the browser cannot read it */
export async function cutFile(original: File, stretch: Stretch): Promise<File> {
  const sound = await decodeAudio(await original.arrayBuffer());
  const samples = sound.getChannelData(0);
  const wav = cutToWav({ samples, sampleRateHz: 44_100 }, stretch);
  return new File([wav], `${original.name.replace(/\.\w+$/, '')} (${message('cut')}).wav`, {
    type: 'audio/wav',
  });
}

/** How much speech the recordings hold together, in seconds. */
export const speechSeconds = (samples: readonly DraftSample[]): number =>
  samples.reduce((sum, { findings }) => sum + (findings?.speech_secs ?? 0), 0);

/** Each advice once, however many recordings it is for; of the length the whole is judged, not each. */
export function adviceFor(samples: readonly DraftSample[]): string[] {
  const all = samples.flatMap(({ findings }) => findings?.advice ?? []);
  const others = all.filter((sentence) => !/seconds of speech/.test(sentence));
  return [...new Set(others)];
}
