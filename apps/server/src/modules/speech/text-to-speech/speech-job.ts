import type { OutputFormat, OutputFormatName } from '@mynah/audio';
import type { VoiceSettings } from '@mynah/contract/voices';
import type { SpeechSegment } from '@mynah/text';
import type { SpeechModel } from '../../models/index.ts';
import type { GivenSettings, ResolvedVoice, Speaker } from '../../voices/index.ts';
import type { EngineCall } from './speak-segments.ts';
import type { Warnings } from './warnings.ts';

/** What a caller wants said, whichever door it came through. */
export interface SpeechOrder {
  voiceId: string;
  text: string;
  modelId?: string;
  languageCode?: string;
  voiceSettings?: GivenSettings;
  pronunciationDictionaryLocators?: unknown[];
  seed?: number;
  previousText?: string;
  nextText?: string;
  previousRequestIds?: string[];
  nextRequestIds?: string[];
  applyTextNormalization?: 'auto' | 'on' | 'off';
  outputFormat: OutputFormatName;
  /** False: nothing of this request is kept. */
  enableLogging: boolean;
  optimizeStreamingLatency?: number;
  enableSsmlParsing?: boolean;
}

/** A segment with the text that its offsets point into. */
export interface PlannedSegment {
  segment: SpeechSegment;
  source: string;
}

/** Who speaks, how and in which format: what an order decides apart from its text. */
export interface SpeechSetup {
  order: SpeechOrder;
  model: SpeechModel;
  voice: ResolvedVoice;
  settings: VoiceSettings;
  format: OutputFormat;
  seed: number;
  warnings: Warnings;
}

/** An order with everything decided. */
export interface SpeechJob extends SpeechSetup {
  requestId: string;
  historyItemId: string;
  /** Credits for the whole text. */
  credits: number;
  /** Who says the first segment: names the engine and sets the rate. */
  speaker: Speaker;
  /** To be read once, while they are spoken. */
  calls: Iterable<EngineCall<PlannedSegment>>;
  /** Names the sound where the same one may be wanted again: the order gave a seed, and may be kept. */
  cacheKey: string | undefined;
}
