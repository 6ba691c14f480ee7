import { houseOwnerId } from '@mynah/contract/voices/house-owner';
import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { message } from '#web/features/voice-library/messages.ts';
import { noticePeriodLabel, rateLabel } from '#web/shared/voices/voice-labels.ts';

/** What using a voice means: its price, and how long it stays after it was taken back. */
export type VoiceTerms = Pick<LibraryVoice, 'rate' | 'fiat_rate' | 'notice_period'>;

/** What a voice earns is told to its owner alone. */
export const isOwn = ({ fiat_rate }: Pick<LibraryVoice, 'fiat_rate'>): boolean => fiat_rate !== null;

/** Voices of the server itself, among those that are found by their sound. */
export const isDefault = ({ category }: Pick<LibraryVoice, 'category'>): boolean => category === 'premade';

/** Made by the server itself: nobody owns it. */
export const isOfHouse = ({ public_owner_id }: Pick<LibraryVoice, 'public_owner_id'>): boolean =>
  public_owner_id === houseOwnerId;

/** The owner reads dollars per 1,000 credits, others a multiplier (VOI-077, VOI-078, VOI-088). */
export function rateText({ rate, fiat_rate }: VoiceTerms): string | null {
  if (fiat_rate !== null) return rateLabel(fiat_rate);
  return rate === null || rate === 1 ? null : message('multiplier', { factor: rate });
}

/** VOI-072 to VOI-074, VOI-079; nothing where the owner gives no time. */
export function noticeText(terms: VoiceTerms): string | null {
  if (!terms.notice_period) return null;
  const period = noticePeriodLabel(terms.notice_period);
  return message(isOwn(terms) ? 'noticeOwn' : 'notice', { period });
}

/** What an owner chooses among: none, days, a year, two. */
export const noticeOption = (days: number): string =>
  days === 0 ? message('noticeNone') : noticePeriodLabel(days);

/** Labels worth a badge: accent, use and mood, never gender and age (VOI-063). */
export const badgesOf = ({ accent, use_case, descriptive }: LibraryVoice): string[] =>
  [accent, use_case, descriptive].filter((value) => value !== '');
