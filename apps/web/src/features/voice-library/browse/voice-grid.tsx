import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { LibraryCard } from '#web/features/voice-library/browse/library-card.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { voiceGridClass } from '#web/shared/voices/voice-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const VoiceGrid = ({ voices }: { voices: readonly LibraryVoice[] }) => (
  <ul className={voiceGridClass}>
    {voices.map((voice) => (
      <LibraryCard key={`${voice.public_owner_id} ${voice.voice_id}`} voice={voice} />
    ))}
  </ul>
);

export function LoadingCards() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className={voiceGridClass}>
      {placeholders.map((name) => (
        <Skeleton key={name} className="h-52 rounded-xl" />
      ))}
    </div>
  );
}
