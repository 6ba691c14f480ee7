import { pcm } from '@mynah/audio';

/** Sound from `startMs` of a song on; it may ring on over what follows. */
export interface StepSound {
  startMs: number;
  left: Float32Array;
  right: Float32Array;
}

/** Steps are not limited yet: there are 6 dB of room above full scale. */
const room = 2;

/** Interleaved 16-bit. What is read again equals what was used the first time: a resumed song has the same bytes. */
export function toStepBytes({ left, right }: StepSound): Uint8Array {
  const both = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    both[2 * index] = (left[index] as number) / room;
    both[2 * index + 1] = (right[index] as number) / room;
  }
  return pcm.toPcm16(both);
}

export function fromStepBytes(bytes: Uint8Array, startMs: number): StepSound {
  const both = pcm.fromPcm16(bytes);
  const left = new Float32Array(both.length / 2);
  const right = new Float32Array(both.length / 2);
  for (let index = 0; index < left.length; index++) {
    left[index] = (both[2 * index] as number) * room;
    right[index] = (both[2 * index + 1] as number) * room;
  }
  return { startMs, left, right };
}
