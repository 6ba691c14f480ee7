import type { VoiceSort } from './voice-order.ts';

/** What somebody looks for among the voices that they see. */
export interface VoiceSearch extends VoiceSort {
  nextPageToken?: string;
  pageSize: number;
  search?: string;
  voiceType?: string;
  category?: string;
  fineTuningState?: string;
  collectionId?: string;
  gender?: string;
  age?: string;
  language?: string[];
  accent?: string;
  useCases?: string[];
  minNoticePeriodDays?: number;
  includeCustomRates?: boolean;
  includeLiveModerated?: boolean;
  highQuality?: boolean;
  includeTotalCount: boolean;
  voiceIds?: string[];
  showLegacy?: boolean;
}
