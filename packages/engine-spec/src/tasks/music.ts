/** One section of a piece, in the words of the public API's composition plan. */
export interface MusicSection {
  name: string;
  positiveStyles: readonly string[];
  negativeStyles: readonly string[];
  durationMs: number;
  lines: readonly string[];
  /** Draws this section's melody and rhythm anew; the piece's seed when absent. */
  seed?: number;
}

/** A whole piece on paper. */
export interface MusicPlan {
  positiveStyles: readonly string[];
  negativeStyles: readonly string[];
  sections: readonly MusicSection[];
}

/** What can be said of a piece from its plan. */
export interface MusicFacts {
  title: string;
  description: string;
  genres: readonly string[];
  /** The words ask for somebody who sings. */
  vocals: boolean;
}

/** A stretch of a section, `[fromMs, toMs)` from the start of the section. */
export interface MusicStep {
  section: number;
  fromMs: number;
  toMs: number;
}

export type MusicRequest =
  /** Words to a plan. */
  | {
      type: 'plan';
      prompt: string;
      /** Chosen by the engine when absent. */
      lengthMs?: number;
      seed: number;
      instrumental: boolean;
      /** A plan to change in the sense of the prompt. */
      source?: MusicPlan;
    }
  /** The title of a plan, and the steps to render it in. */
  | { type: 'outline'; plan: MusicPlan; seed: number }
  /** A plan to sound. 0 to 4294967295: the same request with the same seed gives the same samples. */
  | {
      type: 'audio';
      plan: MusicPlan;
      seed: number;
      /** One of those of the outline; all of it when absent. */
      step?: MusicStep;
      /** One instrument group apart, as loud as it is in the mix; the whole mix when absent. */
      stem?: string;
    };

export type MusicPart =
  | { type: 'plan'; plan: MusicPlan }
  /** `steps` is empty for an engine that renders a piece only as a whole. */
  | { type: 'outline'; facts: MusicFacts; steps: readonly MusicStep[] }
  /**
   * Sound from `startMs` of the piece on. What rings on beyond its step overlaps the next part and is added to it:
   * parts do not depend on each other, so they come in any order, and a changed section leaves the others as they are.
   */
  | { type: 'audio'; startMs: number; left: Float32Array; right: Float32Array };

export interface MusicTraits {
  sampleRateHz: number;
  /** Makes sound by a trained model, not by rules and samples. */
  neural: boolean;
  sings: boolean;
  /** Names of the groups that can be had apart; together they are the mix. */
  stems: readonly string[];
}
