import { vi } from 'vitest';
import { connectParts } from '#web/player/connect-parts.ts';
import { closePlayer, connectAudio } from '#web/player/playback/audio-element.ts';
import type { Playable } from '#web/player/playback/playable.ts';
import { playerItem } from '#web/player/state/player-item.ts';
import { asElement, FakeAudio } from '#web/player/test/fake-audio.ts';

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
