import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { Pause, Play } from 'lucide-react';
import { toggleLibraryPreview, useLibraryPreviewPlays } from '#web/features/voice-library/library-preview.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type PlayOrbProps = {
  voice: LibraryVoice;
  size: number;
  /** Another sound than the voice's public preview. */
  url?: string;
};

/** The mark of a voice; a press lets it be heard. */
export function PlayOrb({ voice, size, url }: PlayOrbProps) {
  const t = useMessages();
  const isPlaying = useLibraryPreviewPlays(voice.voice_id);
  const orb = <VoiceOrb id={voice.voice_id} name={voice.name} size={size} />;
  if (voice.preview_url === null) return orb;
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={t(isPlaying ? 'pausePreview' : 'playPreview', { name: voice.name })}
      onClick={() => toggleLibraryPreview(voice, url)}
      className={classNames(
        'group relative shrink-0 rounded-full transition-transform hover:scale-105',
        isPlaying && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
      )}
    >
      {orb}
      <span className="absolute inset-0 m-auto grid size-6 place-items-center rounded-full bg-black/55 text-white">
        <Icon aria-hidden fill="currentColor" strokeWidth={0} className="size-3" />
      </span>
    </button>
  );
}
