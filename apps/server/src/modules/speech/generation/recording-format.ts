import { outputFormat } from '@mynah/audio';

/** What recordings are stored in that were sent to be worked on. */
export const recordingFormat = outputFormat('mp3_44100_192');
