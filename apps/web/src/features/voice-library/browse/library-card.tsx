import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { memo } from 'react';
import { CardActions } from '#web/features/voice-library/browse/card-actions.tsx';
import { PlayOrb } from '#web/features/voice-library/browse/play-orb.tsx';
import { VoiceBadges } from '#web/features/voice-library/browse/voice-badges.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { VOICE_PATH } from '#web/features/voice-library/paths.ts';
import { isDefault, isOfHouse, noticeText, rateText } from '#web/features/voice-library/voice-terms.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Link } from '#web/shared/routing/index.ts';
import { VoiceCard } from '#web/shared/voices/voice-card.tsx';

/** A voice of the library. */
export const LibraryCard = memo(function LibraryCard({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const { language, usage_character_count_1y: uses } = voice;
  return (
    <VoiceCard
      orb={<PlayOrb voice={voice} size={44} />}
      name={<VoiceName voice={voice} />}
      facts={[
        language ? languageName(language) : '',
        // what nobody has tried yet needs no zeros
        uses > 0 || !isOfHouse(voice) ? t('uses', { count: uses, shown: formatCount(uses) }) : '',
        voice.cloned_by_count > 0 || !isOfHouse(voice)
          ? t('added', { shown: formatCount(voice.cloned_by_count) })
          : '',
      ]}
      description={voice.description}
      badges={<VoiceBadges voice={voice} />}
      terms={[isOfHouse(voice) ? t('byServer') : null, rateText(voice), noticeText(voice)].filter(
        (text) => text !== null,
      )}
      actions={<CardActions voice={voice} />}
    />
  );
});

/** Default voices, which a search by sound finds too, have no page of their own: everybody has them. */
function VoiceName({ voice }: { voice: LibraryVoice }) {
  if (isDefault(voice)) return voice.name;
  return (
    <Link
      to={VOICE_PATH}
      params={{ ownerId: voice.public_owner_id, voiceId: voice.voice_id }}
      className="underline-offset-2 hover:underline"
    >
      {voice.name}
    </Link>
  );
}
