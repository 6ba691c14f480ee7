import { idOfName } from '../../../platform/ids/id-of-name.ts';

/** The public id of a default voice; engines that carry the same voice share it. */
export const defaultVoiceId = (engineVoice: string): string => idOfName(`default-voice:${engineVoice}`);
