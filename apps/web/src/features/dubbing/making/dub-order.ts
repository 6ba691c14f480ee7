import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import type { NewDub } from '#web/features/dubbing/dubbing.requests.ts';

export const AUTO = 'auto';
/** FMT-015. */
export const MOST_BYTES = 1024 ** 3;

/** What is to be dubbed, and how. */
export interface DubOrder {
  from: 'file' | 'address';
  file: File | undefined;
  address: string;
  /** Empty: as the file is called. */
  name: string;
  sourceLanguage: string;
  targetLanguage: string;
  /** 0: as many as are heard. */
  speakers: number;
  isPart: boolean;
  /** Seconds, as they are written; empty is the beginning or the end. */
  partStart: string;
  partEnd: string;
  dropsBackground: boolean;
  censors: boolean;
  voices: 'own' | 'library';
  /** Own voices are cloned, which takes the consent of those who speak. */
  hasConsent: boolean;
  translation: 'machine' | 'mine';
  /** A table of lines, or captions in both languages. */
  csv: File | undefined;
  sourceCaptions: File | undefined;
  targetCaptions: File | undefined;
}

export const usualOrder: DubOrder = {
  from: 'file',
  file: undefined,
  address: '',
  name: '',
  sourceLanguage: AUTO,
  targetLanguage: '',
  speakers: 0,
  isPart: false,
  partStart: '',
  partEnd: '',
  dropsBackground: false,
  censors: false,
  voices: 'own',
  hasConsent: false,
  translation: 'machine',
  csv: undefined,
  sourceCaptions: undefined,
  targetCaptions: undefined,
};

const secondsOf = (text: string): number | undefined => {
  const parts = text.trim().split(':').map(Number);
  if (text.trim() === '' || parts.length > 3 || parts.some((part) => !Number.isFinite(part) || part < 0))
    return undefined;
  return parts.reduce((sum, part) => sum * 60 + part, 0);
};

/** The part in whole seconds; undefined where it is the whole. */
export function partOf({ isPart, partStart, partEnd }: DubOrder): { start?: number; end?: number } {
  if (!isPart) return {};
  const [start, end] = [secondsOf(partStart), secondsOf(partEnd)];
  return {
    start: start === undefined ? undefined : Math.floor(start),
    end: end === undefined ? undefined : Math.ceil(end),
  };
}

export type OrderFault = 'partFault' | 'sameLanguage' | 'sourceUnnamed';

/** What is wrong with what was filled in, before anything is sent. */
export function faultOf(order: DubOrder): OrderFault | undefined {
  if (order.targetLanguage !== '' && order.sourceLanguage === order.targetLanguage) return 'sameLanguage';
  // whoever brings the words knows their language, and nobody else hears them
  if (order.translation === 'mine' && hasOwnTranslation(order) && order.sourceLanguage === 'auto')
    return 'sourceUnnamed';
  if (!order.isPart) return undefined;
  const { start = 0, end } = partOf(order);
  const isUnread = [order.partStart, order.partEnd].some(
    (text) => text.trim() !== '' && secondsOf(text) === undefined,
  );
  return isUnread || (end !== undefined && end <= start) ? 'partFault' : undefined;
}

/** How long what is dubbed will be, in seconds. */
export function orderedSeconds(order: DubOrder, whole: number | undefined): number | undefined {
  const { start = 0, end = whole } = partOf(order);
  if (end === undefined) return undefined;
  return Math.max(0, Math.min(end, whole ?? end) - start);
}

export const hasOwnTranslation = ({ csv, sourceCaptions, targetCaptions }: DubOrder): boolean =>
  csv !== undefined || (sourceCaptions !== undefined && targetCaptions !== undefined);

export function isComplete(order: DubOrder): boolean {
  const hasSource = order.from === 'file' ? order.file !== undefined : URL.canParse(order.address.trim());
  const hasWords = order.translation === 'machine' || hasOwnTranslation(order);
  const mayClone = order.voices === 'library' || order.hasConsent;
  return hasSource && hasWords && mayClone && order.targetLanguage !== '' && faultOf(order) === undefined;
}

/** As it is called where nobody says otherwise. */
export function proposedName({ from, file, address }: DubOrder): string {
  if (from === 'file') return file?.name.replace(/\.\w+$/, '') ?? '';
  return URL.canParse(address.trim()) ? new URL(address.trim()).hostname : '';
}

export function formOf(order: DubOrder): NewDub {
  const { start, end } = partOf(order);
  const isMine = order.translation === 'mine';
  return {
    name: (order.name.trim() || proposedName(order)).slice(0, dubbingLimits.name) || undefined,
    file: order.from === 'file' ? order.file : undefined,
    source_url: order.from === 'address' ? order.address.trim() : undefined,
    source_lang: order.sourceLanguage,
    target_lang: order.targetLanguage,
    num_speakers: order.speakers,
    start_time: start,
    end_time: end,
    drop_background_audio: order.dropsBackground,
    use_profanity_filter: order.censors,
    disable_voice_cloning: order.voices === 'library',
    dubbing_studio: true,
    mode: isMine ? 'manual' : 'automatic',
    csv_file: isMine ? order.csv : undefined,
    source_subtitles_file: isMine && !order.csv ? order.sourceCaptions : undefined,
    target_subtitles_file: isMine && !order.csv ? order.targetCaptions : undefined,
  };
}
