import { SoundTrack } from '../../../platform/sound/index.ts';
import { traitsOf } from './ask-engine.ts';
import type { MusicOrder } from './music-order.ts';
import { planLengthMs } from './song-plan.ts';
import { type SongStep, type StepWork, soundOfStep, stepsOfSong } from './song-steps.ts';
import { StepMixer } from './step-mixer.ts';
import { fromStepBytes, type StepSound, toStepBytes } from './step-sound.ts';

export interface RenderOptions extends StepWork {
  format: MusicOrder['format'];
  /** Persists a step, or gives what was made of it before. */
  once?: (at: { place: number; step: SongStep }, make: () => Promise<StepSound[]>) => Promise<StepSound[]>;
  /** Before the first step: how many there are. */
  onSteps?: (count: number) => Promise<void>;
}

/** Makes a song step by step: yields the encoded bytes as they get ready. The track is not finished yet. */
export async function* renderSong(track: SoundTrack, options: RenderOptions): AsyncGenerator<Uint8Array> {
  const { asking, song, seed, once = (_, make) => make() } = options;
  const steps = await stepsOfSong(asking, song, seed);
  await options.onSteps?.(steps.length);
  const mixer = new StepMixer(traitsOf(asking.platform, asking.engine).sampleRateHz, planLengthMs(song.plan));
  for (const [place, step] of steps.entries()) {
    asking.signal.throwIfAborted();
    const sounds = await once({ place, step }, () => makeStep(options, step));
    for (const sound of sounds) yield track.write(mixer.add(sound));
  }
  yield track.write(mixer.finish());
}

/** Through the stored form in either case, so that a song has the same bytes however often it was interrupted. */
async function makeStep(options: RenderOptions, step: SongStep): Promise<StepSound[]> {
  const sounds: StepSound[] = [];
  for await (const sound of soundOfStep(options, step))
    sounds.push(fromStepBytes(toStepBytes(sound), sound.startMs));
  return sounds;
}

/** A track for a song in the rate of its engine. */
export const openTrack = ({
  asking,
  format,
}: Pick<RenderOptions, 'asking' | 'format'>): Promise<SoundTrack> =>
  SoundTrack.open(asking.platform, {
    format,
    sampleRateHz: traitsOf(asking.platform, asking.engine).sampleRateHz,
    channels: 2,
  });
