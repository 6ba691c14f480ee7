import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { VoiceCard } from '#web/features/voice-library/browse/voice-card.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const gridClass =
  'grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1 2.5xl:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]';
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const VoiceGrid = ({ voices }: { voices: readonly LibraryVoice[] }) => (
  <ul className={gridClass}>
    {voices.map((voice) => (
      <VoiceCard key={`${voice.public_owner_id} ${voice.voice_id}`} voice={voice} />
    ))}
  </ul>
);

export function LoadingCards() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className={gridClass}>
      {placeholders.map((name) => (
        <Skeleton key={name} className="h-52 rounded-xl" />
      ))}
    </div>
  );
}
