import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { badgesOf, isOwn } from '#web/features/voice-library/voice-terms.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Badge } from '#web/ui/badge.tsx';

const categoryNames = {
  professional: 'categoryProfessional',
  high_quality: 'categoryHighQuality',
  famous: 'categoryFamous',
} as const;

/** What is said of a voice in a word each. */
export function VoiceBadges({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const category = categoryNames[voice.category as keyof typeof categoryNames];
  return (
    <p className="flex flex-wrap gap-1.5">
      {isOwn(voice) && <Badge tone="accent">{t('yours')}</Badge>}
      {voice.featured && <Badge tone="accent">{t('featured')}</Badge>}
      {category && <Badge tone="positive">{t(category)}</Badge>}
      {badgesOf(voice).map((label) => (
        <Badge key={label}>{asTitle(label)}</Badge>
      ))}
      {voice.live_moderation_enabled && <Badge>{t('moderated')}</Badge>}
      {!voice.free_users_allowed && <Badge>{t('paidOnly')}</Badge>}
    </p>
  );
}
