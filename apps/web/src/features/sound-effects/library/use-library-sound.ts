import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { useState } from 'react';
import { fetchLibrarySound } from '#web/features/sound-effects/library/library.requests.ts';
import { message } from '#web/features/sound-effects/messages.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { toast } from '#web/ui/toast.tsx';

/** A sound of the library in the player: fetched when somebody wants to hear it or have it. */
export function useLibrarySound(sound: LibrarySound) {
  const [isBusy, setBusy] = useState(false);
  const id = `library-${sound.sound_id}`;
  const isLoaded = usePlayer(({ item }) => item?.id === id);
  const isPlaying = usePlayer(({ item, isPlaying }) => isPlaying && item?.id === id);
  const withBlob = async (use: (blob: Blob) => void): Promise<void> => {
    setBusy(true);
    try {
      use(await fetchLibrarySound(sound.sound_id));
    } catch {
      toast.error(message('playFailed'));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    isLoaded,
    isPlaying,
    play: (): void => {
      if (usePlayer.getState().item?.id === id) togglePlay();
      else void withBlob((blob) => playUrl(toItem(sound, id), URL.createObjectURL(blob)));
    },
    download: (): void => void withBlob((blob) => saveBlob(blob, `${sound.sound_id}.mp3`)),
  };
}

const toItem = (sound: LibrarySound, id: string) =>
  playerItem({
    id,
    type: 'soundEffect',
    info: { title: sound.title, description: sound.category, durationMs: sound.duration_ms },
  });
