import type { ChannelCount } from '../channels.ts';
import { type PlacedClip, PlayingClip } from './playing-clip.ts';
import type { SoundSource } from './sound-source.ts';

/** A sound on the timeline. */
export interface MixClip {
  source: SoundSource;
  startMs: number;
  /** Where in the source it begins, and how much is heard: all when absent. */
  sourceStartMs?: number;
  lengthMs?: number;
  gainDb?: number;
  fadeInMs?: number;
  fadeOutMs?: number;
  /** -1 (left) to 1 (right). */
  pan?: number;
}

export interface MixOptions {
  /** Of all sources and of the mix. */
  sampleRateHz: number;
  channels: ChannelCount;
  /** The part of the timeline that is made; from 0 to the end of the last clip when absent. */
  startMs?: number;
  endMs?: number;
  /** Length of the blocks that come out. Default 100 ms. */
  blockMs?: number;
  signal?: AbortSignal;
}

/**
 * The sum of all clips, each on its sample, block by block. A source is opened when its clip begins and closed when it
 * ends: memory grows with what sounds at once, never with the length. Nothing is limited: the sum may be above 1.
 */
export async function* mixTimeline(
  clips: readonly MixClip[],
  options: MixOptions,
): AsyncGenerator<Float32Array, void, undefined> {
  const { sampleRateHz, channels, startMs = 0, blockMs = 100, signal } = options;
  const toFrames = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
  const waiting = clips.map((clip) => place(clip, toFrames)).sort((a, b) => a.start - b.start);
  const endOfAll = waiting.reduce((end, clip) => Math.max(end, clip.end), 0);
  const end = options.endMs === undefined ? endOfAll : toFrames(options.endMs);
  let playing: PlayingClip[] = [];
  try {
    for (let from = toFrames(startMs); from < end; from += toFrames(blockMs)) {
      signal?.throwIfAborted();
      const block = new Float32Array(Math.min(toFrames(blockMs), end - from) * channels);
      const to = from + block.length / channels;
      while (waiting[0] && waiting[0].start < to) {
        const clip = waiting.shift()!;
        if (clip.end > from) playing.push(new PlayingClip(clip, channels, Math.max(from, clip.start)));
      }
      for (const clip of playing) await clip.addTo(block, from);
      const over = playing.filter((clip) => clip.end <= to);
      playing = playing.filter((clip) => clip.end > to);
      for (const clip of over) await clip.close();
      yield block;
    }
  } finally {
    for (const clip of playing) await clip.close();
  }
}

function place(
  { source, startMs, sourceStartMs = 0, lengthMs, gainDb = 0, fadeInMs = 0, fadeOutMs = 0, pan = 0 }: MixClip,
  toFrames: (ms: number) => number,
): PlacedClip {
  const sourceStart = toFrames(sourceStartMs);
  const start = toFrames(startMs);
  const held = Math.max(0, source.frames - sourceStart);
  const frames = lengthMs === undefined ? held : Math.min(held, toFrames(lengthMs));
  const fades = { fadeIn: toFrames(fadeInMs), fadeOut: toFrames(fadeOutMs) };
  return { source, start, end: start + frames, sourceStart, gainDb, pan, ...fades };
}
