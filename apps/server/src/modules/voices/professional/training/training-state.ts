import type { VoiceDefinition } from '@mynah/engine-spec';
import type { CloneGrade, CloningState } from '@mynah/engine-spec/tasks';

/** What a training must know to go on after a crash. */
export interface TrainingState {
  grade: CloneGrade;
  search: CloningState;
  /** The best by now. */
  definition: VoiceDefinition;
  /** The instant clone of the same recordings, once it is as near as it comes. */
  instant?: VoiceDefinition;
  /** What the encoder hears in speech that nothing is fitted to. */
  heldOut: Float32Array;
}

export const writeTrainingState = ({ heldOut, ...state }: TrainingState): string =>
  JSON.stringify({ ...state, heldOut: packVector(heldOut).toString('base64') });

export function readTrainingState(text: string): TrainingState {
  const { heldOut, ...state } = JSON.parse(text);
  return { ...state, heldOut: unpackVector(Buffer.from(heldOut, 'base64')) };
}

export const packVector = (vector: Float32Array): Buffer => Buffer.from(Float32Array.from(vector).buffer);

function unpackVector(bytes: Buffer): Float32Array {
  const copy = Uint8Array.from(bytes);
  return new Float32Array(copy.buffer);
}
