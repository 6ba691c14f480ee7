import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';

const addresses = new WeakMap<Blob, string>();

/** One address for each sound, as long as the page is open. */
function addressOf(sound: Blob): string {
  const address = addresses.get(sound) ?? URL.createObjectURL(sound);
  addresses.set(sound, address);
  return address;
}

/** True while this sound is heard. */
export const useSoundPlays = (id: string): boolean =>
  usePlayer(({ item, isPlaying }) => isPlaying && item?.id === id);

type Shown = { id: string; title: string; description?: string };

/** Plays a sound of this page through the app's one player; a second press pauses it. */
export async function toggleSound({ id, ...info }: Shown, open: () => Promise<Blob>): Promise<void> {
  const { item, phase } = usePlayer.getState();
  if (item?.id === id && phase !== 'failed') return togglePlay();
  const sound = await open();
  playUrl(playerItem({ id, type: 'file', info }), addressOf(sound), { bytes: sound });
}
