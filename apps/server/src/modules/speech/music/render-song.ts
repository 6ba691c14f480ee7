import { SoundTrack } from '../../../platform/sound/index.ts';
import { traitsOf } from './ask-engine.ts';
import type { MusicOrder } from './music-order.ts';
import { planLengthMs } from './song-plan.ts';
import { type SongStep, type StepWork, soundOfStep, stepsOfSong } from './song-steps.ts';
import { StepMixer } from './step-mixer.ts';
import { fromStepBytes, type StepSound, toStepBytes } from './step-sound.ts';

export interface StepStore {
  /** The sound of a step that was made before; undefined when it was not. */
  read(place: number): Promise<StepSound[] | undefined>;
  write(place: number, step: SongStep, sounds: readonly StepSound[]): Promise<void>;
}

export interface RenderOptions extends StepWork {
  format: MusicOrder['format'];
  store?: StepStore;
  /** Before the first step: how many there are. */
  onSteps?: (count: number) => Promise<void>;
}

/** Makes a song step by step: yields the encoded bytes as they get ready, and fills the track. */
export async function* renderSong(track: SoundTrack, options: RenderOptions): AsyncGenerator<Uint8Array> {
  const { asking, song, seed, store } = options;
  const steps = await stepsOfSong(asking, song, seed);
  await options.onSteps?.(steps.length);
  const mixer = new StepMixer(traitsOf(asking.platform, asking.engine).sampleRateHz, planLengthMs(song.plan));
  for (const [place, step] of steps.entries()) {
    asking.signal.throwIfAborted();
    const sounds = (await store?.read(place)) ?? (await makeStep(options, place, step));
    for (const sound of sounds) yield track.write(mixer.add(sound));
  }
  yield track.write(mixer.finish());
  yield track.finish();
}

/** Through the stored form in either case, so that a song has the same bytes however often it was interrupted. */
async function makeStep(options: RenderOptions, place: number, step: SongStep): Promise<StepSound[]> {
  const sounds: StepSound[] = [];
  for await (const sound of soundOfStep(options, step))
    sounds.push(fromStepBytes(toStepBytes(sound), sound.startMs));
  await options.store?.write(place, step, sounds);
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
