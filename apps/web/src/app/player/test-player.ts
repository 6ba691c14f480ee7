import { vi } from 'vitest';
import { closePlayer, connectAudio } from '#web/app/player/audio-element.ts';
import { connectParts } from '#web/app/player/connect-parts.ts';
import { asElement, FakeAudio } from '#web/app/player/fake-audio.ts';
import type { Playable } from '#web/app/player/playable.ts';
import { playerItem } from '#web/app/player/player-item.ts';

connectParts();

/** A player with nothing loaded over an element that the test moves. */
export function freshPlayer(): FakeAudio {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  );
  // No waveform here: the page has no decoder.
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ getChannelData: () => new Float32Array(10) });
    },
  );
  const audio = new FakeAudio();
  connectAudio(asElement(audio));
  closePlayer();
  return audio;
}

type SoundOptions = Partial<Parameters<typeof playerItem>[0]> & { open?: Playable['open'] };

/** A sound at `/<id>.mp3`. */
export const sound = (id: string, { open, ...parts }: SoundOptions = {}): Playable => ({
  item: playerItem({ id, type: 'soundEffect', info: { title: id }, ...parts }),
  open: open ?? (async () => ({ url: `/${id}.mp3` })),
});
