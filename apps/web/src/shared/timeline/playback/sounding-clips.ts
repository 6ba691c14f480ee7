import { type Clip, endOfClip, type Timeline } from '#web/shared/timeline/clips.ts';
import {
  duckingOf,
  fadesOf,
  type LevelPoint,
  levelAt,
  steadyGain,
} from '#web/shared/timeline/playback/loudness.ts';
import type { SoundStore } from '#web/shared/timeline/playback/sound-store.ts';

/** Clips are handed to the sound card so long before they begin. */
const AHEAD_MS = 1500;

interface SoundingOptions {
  context: AudioContext;
  sounds: SoundStore;
  /** When a moment of the timeline is heard, on the clock of the context, seconds. */
  timeOf: (ms: number) => number;
}

interface Heard {
  source: AudioBufferSourceNode;
  nodes: readonly AudioNode[];
}

/** Clips that sound now or are about to, each begun by the clock of the sound card, to the sample. */
export class SoundingClips {
  readonly #options: SoundingOptions;
  readonly #heard = new Map<string, Heard>();

  constructor(options: SoundingOptions) {
    this.#options = options;
  }

  /** Begins what is due; what elements of their own play is left out. */
  go(timeline: Timeline, { nowMs, except }: { nowMs: number; except: readonly (Clip | undefined)[] }): void {
    const ducking = duckingOf(timeline);
    for (const clip of timeline.clips) {
      if (except.includes(clip) || this.#heard.has(clip.clip_id)) continue;
      if (clip.start_ms > nowMs + AHEAD_MS || endOfClip(clip) <= nowMs) continue;
      const track = timeline.tracks.find(({ track_id }) => track_id === clip.track_id);
      if (!track || track.is_muted) continue;
      const points = track.is_ducked && track.kind !== 'speech' ? ducking : [];
      this.#begin(clip, { nowMs, gain: steadyGain(clip, track), ducking: points });
    }
  }

  stop(): void {
    for (const { source, nodes } of this.#heard.values()) {
      source.stop();
      for (const node of nodes) node.disconnect();
    }
    this.#heard.clear();
  }

  #begin(
    clip: Clip,
    { nowMs, gain, ducking }: { nowMs: number; gain: number; ducking: readonly LevelPoint[] },
  ): void {
    const { context, sounds, timeOf } = this.#options;
    const sound = sounds.find(clip);
    if (!sound) return;
    const source = context.createBufferSource();
    source.buffer = sound.buffer;
    const volume = context.createGain();
    const fade = context.createGain();
    const duck = context.createGain();
    volume.gain.value = gain;
    glide(fade.gain, fadesOf(clip), { nowMs, timeOf });
    glide(duck.gain, ducking, { nowMs, timeOf });
    source.connect(volume).connect(fade).connect(duck).connect(context.destination);
    const fromMs = Math.max(nowMs, clip.start_ms);
    const begin = Math.max(context.currentTime, timeOf(fromMs));
    // what is late by now is skipped, never played late
    const behind = (fromMs - clip.start_ms) / 1000 + begin - timeOf(fromMs);
    const rest = Math.max(0, clip.duration_ms / 1000 - behind);
    source.start(begin, sound.offset + behind, rest);
    this.#heard.set(clip.clip_id, { source, nodes: [source, volume, fade, duck] });
  }
}

/** What is before now is over: the level of now is set, and what comes glides from there. */
export function glide(
  gain: AudioParam,
  points: readonly LevelPoint[],
  { nowMs, timeOf }: { nowMs: number; timeOf: (ms: number) => number },
): void {
  gain.cancelScheduledValues(0);
  gain.setValueAtTime(levelAt(points, nowMs), Math.max(0, timeOf(nowMs)));
  for (const { atMs, gain: level } of points)
    if (atMs > nowMs) gain.linearRampToValueAtTime(level, Math.max(0, timeOf(atMs)));
}
