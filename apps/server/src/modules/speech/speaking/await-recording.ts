import { readWhole, whenWhole } from '../../../platform/sound/index.ts';
import type { GeneratedSpeech } from './actions/generate-speech.ts';
import type { Recording } from './track/index.ts';

/** Everything at once, however long it takes, with its bytes: they are a part of a JSON answer. */
export const awaitRecording = (speech: GeneratedSpeech): Promise<Recording & { bytes: Uint8Array }> =>
  whenWhole(speech, async (file) => ({ ...(await speech.recording), bytes: await readWhole(file) }));
