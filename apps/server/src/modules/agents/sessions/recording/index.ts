/** The sound of a conversation, in stereo. */
export { Recording, type StoredRecording } from './recording.ts';
