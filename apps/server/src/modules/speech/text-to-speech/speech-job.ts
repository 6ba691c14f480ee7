import type { OutputFormat, OutputFormatName } from '@mynah/audio';
import type { VoiceSettings } from '@mynah/contract/voices';
import type { SpeechPart } from '@mynah/engine-spec';
import type { SpeechSegment } from '@mynah/text';
import type { NewHistoryItem } from '../../history/index.ts';
import type { SpeechModel } from '../../models/index.ts';
import type { GivenSettings, ResolvedVoice, Speaker } from '../../voices/index.ts';
import type { SpeechPrice } from './price-speech.ts';
import type { EngineCall, SpokenSegment } from './speak-segments.ts';
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
  /** How it stands to its neighbors, where more than its own text decides that. */
  place?: SegmentPlace;
}

/** Where a segment stands in a dialogue. */
export interface SegmentPlace {
  /** Silence before it, in place of the rest that the text before it asks for. */
  gapMs?: number;
  /** The next segment begins so long before this one ends. */
  overlapMs?: number;
  /** First of a turn. */
  isTurn?: boolean;
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

/** What the history tells of a generation. */
export interface HistoryJob {
  requestId: string;
  /** False: nothing of it is kept. */
  isKept: boolean;
  model: SpeechModel;
  format: OutputFormat;
  /** Who says the first segment: names the engine and sets the rate. */
  speaker: Speaker;
  item: SpokenItem;
}

/** Who said what, as the history shows it. */
export type SpokenItem = Pick<
  NewHistoryItem,
  'voiceId' | 'voiceName' | 'voiceCategory' | 'text' | 'dialogue' | 'settings' | 'request'
>;

/** An order with everything decided. */
export interface SpeechJob extends HistoryJob {
  price: SpeechPrice;
  /** Factor of the pace: rests go with it. */
  speed: number;
  warnings: Warnings;
  /** To be read once, while they are spoken. */
  calls: Iterable<EngineCall<PlannedSegment>>;
  /** Changes the parts of a segment on their way into the whole. */
  shape?(spoken: SpokenSegment<PlannedSegment>): AsyncIterable<SpeechPart>;
  /** Names the sound where the same one may be wanted again: the order gave a seed, and may be kept. */
  cacheKey: string | undefined;
}
