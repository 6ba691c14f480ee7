import { EngineFailure, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneGrade, CloneStage, CloningState } from '@mynah/engine-spec/tasks';

/** What is looked for. */
export interface CloneTarget {
  /** By the speaker encoder. */
  vector: Float32Array;
  pitchHz: number;
  pitchSpread: number;
  colorDb: number[];
  /** Syllables a second, about. */
  paceHz: number;
}

/** A timbre that was tried. */
export interface Trial {
  /** In the timbre space, from where the search began. */
  way: number[];
  /** What the encoder heard. */
  vector: Float32Array;
}

/** Everything that a step must know. */
export interface Search {
  target: CloneTarget;
  /** Where the search began: without an offset, without color. */
  start: VoiceDefinition;
  /** The best by now, as it can be used. */
  current: VoiceDefinition;
  likeness: number;
  /** What was done last, or is being done. */
  grade: CloneGrade;
  stage: CloneStage;
  trials: Trial[];
  /** The way that is tried first: where a lower grade ended. */
  first: number[];
  /** How far the next step may go, in deviations of the own voices. */
  radius: number;
}

const version = 1;

/** As text that the caller keeps. */
export function writeState({ target, trials, ...rest }: Search): CloningState {
  return JSON.stringify({
    version,
    ...rest,
    target: { ...target, vector: packed(target.vector) },
    trials: trials.map(({ way, vector }) => [way.map(twoDigits), packed(vector)]),
  });
}

/** @throws EngineFailure `unsupported` for what is no state of this version */
export function readState(text: CloningState): Search {
  try {
    const { version: found, target, trials, ...rest } = JSON.parse(text);
    if (found !== version) throw new Error(`version ${found}`);
    return {
      ...rest,
      target: { ...target, vector: unpacked(target.vector) },
      trials: trials.map(([way, vector]: [number[], string]) => ({ way, vector: unpacked(vector) })),
    };
  } catch (cause) {
    throw new EngineFailure('unsupported', 'This is no state of a search for a voice.', { cause });
  }
}

const twoDigits = (value: number): number => Math.round(value * 1000) / 1000;

/** Two bytes a number: likeness is right to the fourth digit. */
function packed(vector: Float32Array): string {
  return Buffer.from(Int16Array.from(vector, (value) => Math.round(value * 32_000)).buffer).toString(
    'base64',
  );
}

function unpacked(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_000);
}
