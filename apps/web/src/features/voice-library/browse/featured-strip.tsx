import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { useQuery } from '@tanstack/react-query';
import { PlayOrb } from '#web/features/voice-library/browse/play-orb.tsx';
import { featuredQuery } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { VOICE_PATH } from '#web/features/voice-library/paths.ts';
import { badgesOf } from '#web/features/voice-library/voice-terms.ts';
import { Link } from '#web/shared/routing/index.ts';
import { useSession } from '#web/shared/session/session.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';

/** Voices that the operator puts first. Without any, nothing stands here. */
export function FeaturedStrip() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn) === true;
  const { data } = useQuery(featuredQuery(isSignedIn));
  if (!data || data.voices.length === 0) return null;
  return (
    <section aria-labelledby="featured-voices">
      <h2 id="featured-voices" className="mb-2 font-medium text-13 text-ink">
        {t('featuredVoices')}
      </h2>
      <ul aria-labelledby="featured-voices" className="-mx-1 flex gap-3 overflow-x-auto px-1 pb-2">
        {data.voices.map((voice) => (
          <FeaturedVoice key={voice.voice_id} voice={voice} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedVoice({ voice }: { voice: LibraryVoice }) {
  return (
    <li className="flex w-64 shrink-0 items-center gap-3 rounded-xl border bg-surface p-3 shadow-card">
      <PlayOrb voice={voice} size={52} />
      <p className="min-w-0">
        <Link
          to={VOICE_PATH}
          params={{ ownerId: voice.public_owner_id, voiceId: voice.voice_id }}
          className="block truncate font-medium text-13 text-ink underline-offset-2 hover:underline"
        >
          {voice.name}
        </Link>
        <span className="block truncate text-12 text-ink-3">{badgesOf(voice).map(asTitle).join(' · ')}</span>
      </p>
    </li>
  );
}
