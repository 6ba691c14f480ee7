import type { VoiceDefinition } from '../speech/voice-definition.ts';

/**
 * What an engine of cloning is asked. `examine` says how good samples are; `instant` makes a first voice of them;
 * `refine` brings it nearer, a step of some seconds each; `design` and `mix` make voices without samples.
 */
export type CloningRequest =
  | ExamineRequest
  | InstantCloneRequest
  | RefineRequest
  | DesignRequest
  | MixRequest;

export interface ExamineRequest {
  kind: 'examine';
  /** Mono, at the engine's rate, -1 to 1, up to two minutes. */
  samples: Float32Array;
}

export interface InstantCloneRequest {
  kind: 'instant';
  /** Of one voice: mono, at the engine's rate, -1 to 1, up to two minutes; more says nothing more. */
  samples: Float32Array;
  /** BCP 47 of what is spoken in the samples: accent and prosody are taken from a voice of that language. */
  language?: string;
  gender?: 'female' | 'male';
  /** Voices of the engine that are not to be leaned on. */
  without?: readonly string[];
}

export interface RefineRequest {
  kind: 'refine';
  grade: CloneGrade;
  /** What `instant` or the last step gave. A grade may go on from where a lower one ended. */
  state: CloningState;
}

/** `instant`: about 2 minutes of work; `professional`: several times that, and the prosody too. */
export type CloneGrade = 'instant' | 'professional';

/** How far a search has come: JSON of some 50 KB at most, opaque. The same state gives the same next step. */
export type CloningState = string & { readonly cloningState?: never };

export interface DesignRequest {
  kind: 'design';
  /** English: gender, age, accent, pitch, pace, mood in any words. */
  description: string;
  /** 0 to 4294967295 */
  seed: number;
  /** 1 to 3 that differ; 3 by default. */
  count?: number;
  /** How much is left to chance: 0 takes what fits best, 1 is the ordinary, 2 surprises. 1 by default. */
  freedom?: number;
  /** A voice that is to be changed by the description: `older, deeper, British`. */
  remix?: VoiceDefinition;
}

export interface MixRequest {
  kind: 'mix';
  /** 1 to 4 voices; weights are above 0 and count beside one another. */
  voices: readonly { definition: VoiceDefinition; weight: number }[];
}

export type CloningPart =
  | { type: 'examined'; quality: SampleQuality }
  | CloneStep
  /** `design`: one part for each voice, the fittest first; `mix`: one. */
  | { type: 'voice'; definition: VoiceDefinition; traits: DesignedTraits };

/** A voice that can be used, and how to go on from it. */
export interface CloneStep {
  type: 'clone';
  definition: VoiceDefinition;
  state: CloningState;
  /** -1 to 1: similarity to the samples by the encoder that the search looks at. */
  similarity: number;
  /** 0 to 1 of the grade's work; at 1 it is done, and another step changes nothing. */
  progress: number;
  /** What the next step will do. */
  stage: CloneStage;
}

export type CloneStage = 'timbre' | 'prosody' | 'color' | 'done';

/** What a designed voice came to: what it was made for, not what was asked. */
export interface DesignedTraits {
  gender: 'female' | 'male' | 'neutral';
  age: 'young' | 'middle_aged' | 'old';
  /** As `VoiceLabels.accent`. */
  accent: string;
  /** BCP 47 of the language it leans on. */
  language: string;
  pitchHz: number;
  /** Words of the description that had no effect. */
  ignored: readonly string[];
}

/** Plain numbers, from which advice can be worded. */
export interface SampleQuality {
  durationMs: number;
  /** Of it, somebody speaks. */
  speechMs: number;
  /** Level of speech over what is heard in the pauses; absent without pauses. */
  signalToNoiseDb?: number;
  /** Share of samples at full scale. */
  clipping: number;
  /** Level of the speech, dB below full scale. */
  loudnessDb: number;
  /** Highest frequency that is heard: 3400 on a telephone, 12000 in a good recording. */
  bandwidthHz: number;
  /** Different voices heard, 0 without speech. */
  speakers: number;
  /** Share of the speech that is the first speaker's. */
  mainSpeakerShare: number;
  /** -1 to 1: how alike one half of the speech is to the other; the most that a clone can reach. */
  selfSimilarity: number;
  /** Geometric mean of the pitch; absent when nobody speaks. */
  pitchHz?: number;
}

export interface CloningTraits {
  /** Of the samples. */
  sampleRateHz: number;
  /** What the definitions are spoken by. */
  speechEngine: string;
  /** Similarity (of the fitting encoder) from which a clone is taken for the person. */
  goodSimilarity: number;
  /** Fewer make no clone. */
  leastSpeechMs: number;
}
