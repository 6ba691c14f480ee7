import { TruePeakLimiter } from '@mynah/audio/loudness';
import { duckUnder, type MixClip, mixTimeline, type SoundSource } from '@mynah/audio/mix';
import type { Platform } from '../../../../platform/platform.ts';
import type { Clip, Timeline, Track } from '../timeline.ts';
import { clipSource, type FileSound, mixFormat } from './clip-source.ts';

interface MixOptions {
  /** Of the clips' files, by id. */
  sounds: ReadonlyMap<string, FileSound>;
  signal: AbortSignal;
}

/** When the last clip ends, ms; nothing of a muted track counts. */
export const endOf = (timeline: Timeline): number =>
  Math.max(0, ...audible(timeline).map(({ startMs, durationMs }) => startMs + durationMs));

/**
 * All that is heard of a timeline, 48 kHz stereo: ducked tracks are lowered while speech speaks, and no peak passes
 * -1 dBTP. Memory grows with what sounds at once, never with the length.
 */
export async function* mixVoiceover(
  platform: Platform,
  timeline: Timeline,
  { sounds, signal }: MixOptions,
): AsyncGenerator<Float32Array> {
  const endMs = endOf(timeline);
  const tracks = new Map(timeline.tracks.map((track) => [track.trackId, track]));
  const groups: Record<'bed' | 'speech' | 'rest', MixClip[]> = { bed: [], speech: [], rest: [] };
  for (const clip of audible(timeline)) {
    const track = tracks.get(clip.trackId);
    const sound = clip.fileId === null ? undefined : sounds.get(clip.fileId);
    if (!track || !sound) continue;
    groups[groupOf(track)].push(placed(clip, track, clipSource(platform, { clip, sound, signal })));
  }
  const mix = { ...mixFormat, endMs, signal };
  const lowered = duckUnder(mixTimeline(groups.bed, mix), mixTimeline(groups.speech, mix), mixFormat);
  const whole = mixTimeline([{ source: streamed(lowered, endMs), startMs: 0 }, ...groups.rest], mix);
  const limiter = new TruePeakLimiter(mixFormat);
  for await (const block of whole) yield limiter.write(block);
  yield limiter.finish();
}

function audible({ tracks, clips }: Timeline): Clip[] {
  const heard = new Set(tracks.filter(({ isMuted }) => !isMuted).map(({ trackId }) => trackId));
  return clips.filter(({ trackId, fileId }) => fileId !== null && heard.has(trackId));
}

const groupOf = ({ kind, isDucked }: Track): 'bed' | 'speech' | 'rest' => {
  if (kind === 'speech') return 'speech';
  return isDucked ? 'bed' : 'rest';
};

const placed = (clip: Clip, track: Track, source: SoundSource): MixClip => ({
  source,
  startMs: clip.startMs,
  gainDb: clip.gainDb + track.gainDb,
  fadeInMs: clip.fadeInMs,
  fadeOutMs: clip.fadeOutMs,
});

/** A sound that comes but once, from its beginning. */
const streamed = (sound: AsyncIterable<Float32Array>, lengthMs: number): SoundSource => ({
  channels: mixFormat.channels,
  frames: Math.round((lengthMs / 1000) * mixFormat.sampleRateHz),
  open: () => sound,
});
