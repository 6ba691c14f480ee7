import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';

/** One speaking of a line. */
export interface Take {
  readonly id: string;
  readonly text: string;
  readonly durationMs: number;
}

export interface LineSound {
  readonly takeId: string;
  readonly startMs: number;
  readonly durationMs: number;
  /** 0 to 255. */
  readonly peaks: readonly number[];
}

/** What the server knows of a line beside what is written: nothing of it is undone, all of it is made. */
export interface LineFacts {
  /** What is heard of it, and where it begins. */
  readonly sound: LineSound | undefined;
  /** It was made of other words, with another voice, or for another place. */
  readonly isStale: boolean;
  /** It runs over the next one. */
  readonly isTooLong: boolean;
  readonly takes: readonly Take[];
  /** It is being translated or spoken, whoever asked for it. */
  readonly isMaking: boolean;
  /** Why it could not be made. */
  readonly error: string | undefined;
}

/** A document as the server has it. */
export interface KnownDub {
  readonly revision: number;
  readonly document: DubDocument;
  readonly facts: ReadonlyMap<string, LineFacts>;
}
