import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { CardActions } from '#web/features/voice-library/browse/card-actions.tsx';
import { PlayOrb } from '#web/features/voice-library/browse/play-orb.tsx';
import { VoiceBadges } from '#web/features/voice-library/browse/voice-badges.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { VOICE_PATH } from '#web/features/voice-library/paths.ts';
import { isDefault, noticeText, rateText } from '#web/features/voice-library/voice-terms.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatCount } from '#web/shared/format/numbers.ts';

/** A voice of the library: who speaks, how it sounds, what it costs, and the way to have it. */
export const VoiceCard = memo(function VoiceCard({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  return (
    <li className="relative flex flex-col gap-3 rounded-xl border bg-surface p-4 shadow-card transition-colors [contain-intrinsic-size:auto_210px] [content-visibility:auto] focus-within:border-line-strong hover:border-line-strong">
      <div className="flex items-start gap-3">
        <PlayOrb voice={voice} size={44} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-medium text-15 text-ink tracking-[-0.01em]">
            <VoiceName voice={voice} />
          </h3>
          <p className="truncate text-12 text-ink-3">
            {[
              voice.language && languageName(voice.language),
              t('uses', { count: voice.usage_character_count_1y, shown: usesOf(voice) }),
              t('added', { shown: formatCount(voice.cloned_by_count) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {voice.description && <p className="line-clamp-2 text-13 text-ink-2 leading-5">{voice.description}</p>}
      <VoiceBadges voice={voice} />
      <div className="mt-auto flex items-center gap-2 border-t pt-3">
        <Terms voice={voice} />
        <CardActions voice={voice} />
      </div>
    </li>
  );
});

const usesOf = (voice: LibraryVoice): string => formatCount(voice.usage_character_count_1y);

function Terms({ voice }: { voice: LibraryVoice }) {
  const terms = [rateText(voice), noticeText(voice)].filter((text) => text !== null);
  return (
    <p className="min-w-0 flex-1 text-12 text-ink-2 leading-4">
      {terms.map((text) => (
        <span key={text} className="block truncate" title={text}>
          {text}
        </span>
      ))}
    </p>
  );
}

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
