import type { Granularity } from '@mynah/contract/speech/speech-to-text';
import type { EntityType, RedactionMode } from '@mynah/contract/speech/transcription-entities';
import type { ExportOptions } from '@mynah/transcripts';

/** Everything that a caller decides about a transcription, checked; the job carries it. */
export interface TranscriptionOrder {
  modelId: string;
  /** ISO 639-1; detected when absent. */
  language?: string;
  /** Bare samples; anything with a header when absent. */
  isBarePcm: boolean;
  granularity: Granularity;
  /** False leaves out what was heard and not said. */
  keepsAudioEvents: boolean;
  noVerbatim: boolean;
  diarization?: { maxSpeakers?: number; threshold?: number };
  /** How many channels are transcribed apart; absent: all are mixed. */
  channels?: number;
  combinesChannels: boolean;
  temperature?: number;
  seed?: number;
  keyterms: string[];
  /** What the text may hold or follows: steers the spelling. */
  prompt?: string;
  /** What is said is written in English. */
  translates?: boolean;
  /** Absent: not wanted. */
  entities?: EntityType[];
  redaction?: { types: EntityType[]; mode: RedactionMode };
  exports: ExportOptions[];
  /** Absent: the caller waits for the answer. */
  webhook?: { id?: string; metadata?: Record<string, unknown> };
  /** The caller waits: who leaves cancels. */
  isAwaited: boolean;
  /** False: nothing of it is kept when it was answered. */
  isKept: boolean;
}
