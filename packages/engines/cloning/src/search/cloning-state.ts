import { EngineFailure, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneGrade, CloneStage, CloningState } from '@mynah/engine-spec/tasks';

/** What is looked for. */
export interface CloneTarget {
  /** By the encoders, of length 1. */
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
  /** What the encoders heard. */
  vector: Float32Array;
}

/** Everything that a step must know. */
export interface Search {
  target: CloneTarget;
  /** Where the search began: without an offset, without color. */
  start: VoiceDefinition;
  /** The best by now, as it can be used. */
  current: VoiceDefinition;
  similarity: number;
  /** Voices that are not to be leaned on. */
  without: readonly string[];
  /** What was done last, or is being done. */
  grade: CloneGrade;
  stage: CloneStage;
  /** Those that say most. */
  trials: Trial[];
  /** How many there were. */
  tried: number;
  /** Voices whose timbres are tried first, the nearest before the others. */
  starts: readonly string[];
  /** The best way by now; the first that a higher grade tries. */
  best?: number[];
  /** How far the next step may go, in deviations of the own voices. */
  radius: number;
}

const version = 3;

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
    const { version: found, likeness, target, trials, ...rest } = JSON.parse(text);
    // it had other words for two things
    const isSecond = found === 2;
    if (found !== version && !isSecond) throw new Error(`version ${found}`);
    return {
      ...rest,
      ...(isSecond && { similarity: likeness, stage: rest.stage === 'manner' ? 'prosody' : rest.stage }),
      target: { ...target, vector: unpacked(target.vector) },
      trials: trials.map(([way, vector]: [number[], string]) => ({ way, vector: unpacked(vector) })),
    };
  } catch (cause) {
    throw new EngineFailure('unsupported', 'This isn’t a valid state of a voice search.', { cause });
  }
}

const twoDigits = (value: number): number => Math.round(value * 1000) / 1000;

/** A byte a number: of vectors of length 1, similarity is right to the fourth digit. */
const scale = 300;

function packed(vector: Float32Array): string {
  const steps = Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
  return Buffer.from(steps.buffer).toString('base64');
}

function unpacked(text: string): Float32Array {
  return Float32Array.from(new Int8Array(Buffer.from(text, 'base64')), (step) => step / scale);
}
