import type { Voice } from '@mynah/contract/voices/voices';
import { message } from '#web/features/voice-lab/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';

export type VoiceBadge = { text: string; tone: 'neutral' | 'accent' | 'positive' | 'danger' };

type Judged = Pick<
  Voice,
  'safety_control' | 'voice_verification' | 'sharing' | 'is_owner' | 'fine_tuning' | 'category'
>;

/** What stands against a voice or is to be known of it, the weightiest first. */
export function voiceBadges(voice: Judged): VoiceBadge[] {
  const badges: (VoiceBadge | false)[] = [
    voice.safety_control === 'BAN' && { text: message('blocked'), tone: 'danger' },
    needsVerification(voice) && { text: message('needsVerification'), tone: 'accent' },
    ...sharingBadges(voice.sharing),
    isTraining(voice.fine_tuning) && { text: message('training'), tone: 'accent' },
    // the server's own belong to nobody
    !voice.is_owner && voice.category !== 'premade' && { text: message('ofColleague'), tone: 'neutral' },
  ];
  return badges.filter((badge) => badge !== false);
}

const needsVerification = ({ safety_control, voice_verification: check }: Judged): boolean =>
  safety_control === 'CAPTCHA' || (check?.requires_verification === true && !check.is_verified);

function sharingBadges(sharing: Voice['sharing']): VoiceBadge[] {
  const ends = sharing?.disable_at_unix;
  if (sharing?.status === 'copied_disabled') return [{ text: message('takenBack'), tone: 'danger' }];
  if (typeof ends === 'number') {
    return [{ text: message('endsOn', { date: formatDate(dateOfUnix(ends)) }), tone: 'accent' }];
  }
  if (sharing?.status === 'copied') return [{ text: message('fromLibrary'), tone: 'neutral' }];
  return sharing?.status === 'enabled' ? [{ text: message('shared'), tone: 'positive' }] : [];
}

/** Professional clones carry a state for each model. */
const isTraining = ({ state }: Voice['fine_tuning']): boolean =>
  Object.values(state).some((one) => one === 'queued' || one === 'fine_tuning');

const CATEGORIES = {
  cloned: message('cloned'),
  professional: message('professional'),
  high_quality: message('highQuality'),
  generated: message('designed'),
  premade: message('premade'),
  famous: message('famous'),
} satisfies Record<Voice['category'], string>;

export const categoryName = (category: Voice['category']): string => CATEGORIES[category];
