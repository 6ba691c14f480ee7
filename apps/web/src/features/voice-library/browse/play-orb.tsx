import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { toggleLibraryPreview, useLibraryPreviewPlays } from '#web/features/voice-library/library-preview.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { PlayOrb as Orb } from '#web/shared/voices/play-orb.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type PlayOrbProps = {
  voice: LibraryVoice;
  size: number;
  /** Another sound than the voice's public preview. */
  url?: string;
};

/** The mark of a voice of the library, by which it is heard. */
export function PlayOrb({ voice, size, url }: PlayOrbProps) {
  const t = useMessages();
  const isPlaying = useLibraryPreviewPlays(voice.voice_id);
  const { voice_id: id, name } = voice;
  if (voice.preview_url === null) return <VoiceOrb id={id} name={name} size={size} />;
  const label = t(isPlaying ? 'pausePreview' : 'playPreview', { name });
  const toggle = () => toggleLibraryPreview(voice, url);
  return <Orb voice={voice} size={size} isPlaying={isPlaying} label={label} onToggle={toggle} />;
}
