import { message } from '#web/features/voices/messages.ts';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { noticePeriodLabel, rateLabel } from '#web/shared/voices/voice-labels.ts';

/** On which terms a voice may be used: the owner reads what they set, others what it means to them (VOI-077, VOI-078). */
export function voiceTerms(voice: PickerVoice): string[] {
  const terms = [
    rateTerm(voice),
    noticeTerm(voice),
    removalTerm(voice),
    voice.live_moderation_enabled && message('liveModeration'),
  ];
  return terms.filter((term) => term !== false);
}

/** Dollars per 1,000 credits to the owner (VOI-088), a multiplier to others. */
function rateTerm(voice: PickerVoice): string | false {
  if (voice.is_owner) return voice.fiat_rate !== null && rateLabel(voice.fiat_rate);
  return voice.multiplier !== 1 && message('multiplier', { factor: voice.multiplier });
}

/** VOI-079. */
function noticeTerm({ notice_period, is_owner }: PickerVoice): string | false {
  if (notice_period === null || notice_period === 0) return false;
  return message(is_owner ? 'noticeOfOwner' : 'notice', { period: noticePeriodLabel(notice_period) });
}

/** VOI-067. Whose it is keeps it. */
const removalTerm = ({ disable_at_unix: seconds, is_owner }: PickerVoice): string | false =>
  seconds !== null && !is_owner && message('usableUntil', { date: formatDate(dateOfUnix(seconds)) });
