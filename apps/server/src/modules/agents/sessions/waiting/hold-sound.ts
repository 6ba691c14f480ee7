import { type OutputFormatName, outputFormat, pcm } from '@mynah/audio';
import { fetchBlob } from '../../../../platform/blobs/file-blobs.ts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { decodeMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentAtVersion, holdAudioOf } from '../../registry/index.ts';
import { holdTone } from './hold-tone.ts';

interface HoldSound {
  platform: Platform;
  agent: AgentAtVersion;
  /** What the client is sent. */
  format: OutputFormatName;
  log: Log;
}

type Listener = (bytes: Uint8Array) => void;

interface Playing {
  listeners: Set<Listener>;
  stop: AbortController;
}

/** Sound goes out in pieces of this length, each when it is due: a wait that ends is not talked over. */
const pieceMs = 400;
/** One for each agent and format: all who wait hear the same, and one decoder is enough for them. */
const allPlaying = new WeakMap<Platform, Map<string, Playing>>();

/** Plays what the agent has for callers who wait, over and over. Gives the way to leave it; the last one ends it. */
export function listenOnHold(sound: HoldSound, listener: Listener): () => void {
  const all = allPlaying.get(sound.platform) ?? new Map<string, Playing>();
  allPlaying.set(sound.platform, all);
  const key = `${sound.agent.versionId} ${sound.format}`;
  const playing = all.get(key) ?? { listeners: new Set<Listener>(), stop: new AbortController() };
  playing.listeners.add(listener);
  if (!all.has(key)) {
    all.set(key, playing);
    // a wait in silence is better than none
    void play(sound, playing).catch((cause) =>
      sound.log.warn({ err: cause }, 'hold audio could not be played'),
    );
  }
  return () => {
    playing.listeners.delete(listener);
    if (playing.listeners.size > 0) return;
    playing.stop.abort();
    if (all.get(key) === playing) all.delete(key);
  };
}

async function play({ platform, agent, format }: HoldSound, { listeners, stop }: Playing): Promise<void> {
  const { signal } = stop;
  const { codec, sampleRateHz } = outputFormat(format);
  const encode = codec === 'ulaw' ? pcm.toUlaw : pcm.toPcm16;
  const length = Math.round((sampleRateHz * pieceMs) / 1000);
  const blob = await holdAudioOf(platform, agent);
  const file = blob === undefined ? undefined : await fetchBlob(platform, blob, signal);
  let dueMs = platform.clock.now().getTime();
  try {
    while (!signal.aborted) {
      const blocks = file
        ? decodeMedia(platform, file, { sampleRateHz, channels: 1, signal })
        : [holdTone(sampleRateHz)];
      for await (const block of blocks)
        for (let start = 0; start < block.length; start += length) {
          const piece = block.subarray(start, start + length);
          const bytes = encode(piece);
          for (const listener of listeners) listener(bytes);
          dueMs += (piece.length / sampleRateHz) * 1000;
          await waitUntil(platform.clock, dueMs, signal);
          signal.throwIfAborted();
        }
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    await file?.remove();
  }
}

const waitUntil = (clock: Clock, dueMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const leave = () => {
      callOff();
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const callOff = clock.after(Math.max(0, dueMs - clock.now().getTime()), leave);
    signal.addEventListener('abort', leave, { once: true });
  });
