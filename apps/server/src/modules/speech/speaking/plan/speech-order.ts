import type { OutputFormat, OutputFormatName } from '@mynah/audio';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { SpeechPart } from '@mynah/engine-spec';
import type { AppliedPronunciations, Locator } from '../../../dictionaries/index.ts';
import type { NewHistoryItem } from '../../../history/index.ts';
import type { SpeechModel } from '../../../models/index.ts';
import type { GivenSettings } from '../../../voices/catalog/index.ts';
import type { Speaker } from '../../../voices/engine-voices/index.ts';
import type { ResolvedVoice } from '../../../voices/speaking/index.ts';
import type { EngineCall, SpokenSegment } from '../track/index.ts';
import type { SpeechPrice } from './price-speech.ts';
import type { Warnings } from './warnings.ts';

/** What a caller wants said, whichever call it came by. */
export interface SpeechOrder {
  voiceId: string;
  text: string;
  modelId?: string;
  languageCode?: string;
  voiceSettings?: GivenSettings;
  pronunciationDictionaryLocators?: readonly Locator[];
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

/** Who speaks, how and in which format: what an order decides apart from its text. */
export interface SpeechSetup {
  order: SpeechOrder;
  model: SpeechModel;
  voice: ResolvedVoice;
  /** In the order in which their rules are tried. */
  pronunciations: AppliedPronunciations['lists'];
  settings: VoiceSettings;
  format: OutputFormat;
  seed: number;
  warnings: Warnings;
}

/** An order with everything decided. */
export interface PlannedSpeech {
  requestId: string;
  /** False: nothing of it is kept. */
  isKept: boolean;
  model: SpeechModel;
  format: OutputFormat;
  /** Who says the first segment: names the engine and sets the rate. */
  speaker: Speaker;
  /** Who said what, as the history shows it. */
  item: Pick<
    NewHistoryItem,
    'voiceId' | 'voiceName' | 'voiceCategory' | 'text' | 'dialogue' | 'settings' | 'request'
  >;
  price: SpeechPrice;
  /** Factor of the pace: rests go with it. */
  speed: number;
  warnings: Warnings;
  /** To be read once, while they are spoken. */
  calls: Iterable<EngineCall>;
  /** Changes the parts of a segment on their way into the whole. */
  shape?(spoken: SpokenSegment): AsyncIterable<SpeechPart>;
  /** Names the sound where the same one may be wanted again: the order gave a seed, and may be kept. */
  cacheKey: string | undefined;
}
