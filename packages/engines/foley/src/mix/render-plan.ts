import { addStereo, line, RATE, Random, type Stereo, silence, times, toLength } from '../dsp/index.ts';
import type { SoundKind } from '../kinds/sound-kind.ts';
import type { Layer, Step } from '../plan/plan-prompt.ts';
import type { SoundStyle } from '../plan/words.ts';
import { renderAgain } from './again.ts';
import { addAir } from './air.ts';
import { far, finish, makeLoud } from './finish.ts';
import { addRoomTone } from './room-tone.ts';
import { addRoom } from './rooms.ts';

export interface RenderOptions {
  /** Samples. */
  length: number;
  loop: boolean;
  seed: number;
  /** 0 to 1: the less, the more takes differ. */
  influence: number;
  signal: AbortSignal;
}

/** Steps overlap by so much. */
const overlapSeconds = 0.12;

/** How long a plan is when nobody says: as long as its sounds usually are. */
export function chooseSeconds(steps: readonly Step[]): number {
  const seconds = steps.reduce((sum, step) => sum + secondsOfStep(step), 0);
  return Math.min(30, Math.max(0.5, Math.round(seconds * 10) / 10));
}

const secondsOfStep = (step: Step): number => Math.max(...step.map(secondsOfLayer));

function secondsOfLayer({ source, style }: Layer): number {
  if (source.sustained && style.count === undefined) return source.seconds;
  const pace = paceOf(style);
  const hits = source.sustained ? 0 : Math.max(0, (style.count ?? 1) - 3) * Math.min(source.seconds, 0.7);
  return (source.seconds + hits) / Math.min(1.25, Math.max(0.6, pace));
}

/** Makes the sound of a plan. Undefined when aborted. */
export async function renderPlan(
  steps: readonly Step[],
  options: RenderOptions,
): Promise<Stereo | undefined> {
  const { length, loop, signal } = options;
  const sound = silence(length);
  const whole = steps.reduce((sum, step) => sum + secondsOfStep(step), 0);
  let from = 0;
  for (const [place, step] of steps.entries()) {
    const last = place === steps.length - 1;
    const share = secondsOfStep(step) / whole;
    const until = last ? length : Math.min(length, Math.round(from + share * length));
    const over = last ? 0 : Math.min(toLength(overlapSeconds), length - until);
    const part = await renderStep(
      step,
      {
        ...options,
        length: Math.max(1, until - from + over),
        loop: loop && steps.length === 1,
        alone: steps.flat().length === 1,
      },
      place,
    );
    if (!part || signal.aborted) return undefined;
    if (steps.length > 1) fadeEnds(part, place > 0, !last || loop);
    addStereo(sound, part, 1, from);
    from = until;
  }
  const [only] = steps.length === 1 ? steps : [];
  const ends = only?.every(({ source }) => !source.sustained) ?? false;
  const distance = Math.min(...steps.flat().map(({ style }) => style.distance));
  finish(sound, {
    loop,
    fadeSeconds: ends ? Math.min(0.2, length / RATE / 8) : Math.min(0.35, length / RATE / 8),
    level: 1 - 0.4 * distance,
  });
  const categories = steps.flat().map(({ source }) => source.category);
  return addRoomTone(sound, { categories, loop, random: Random.of(options.seed, 'room tone') });
}

function fadeEnds(sound: Stereo, atBegin: boolean, atEnd: boolean): void {
  const { length } = sound.left;
  const over = Math.min(0.45, toLength(overlapSeconds) / length);
  const curve = line(length, [
    [0, atBegin ? 0 : 1],
    [over, 1],
    [1 - over, 1],
    [1, atEnd ? 0 : 1],
  ]);
  times(sound.left, curve);
  times(sound.right, curve);
}

async function renderStep(step: Step, options: StepOptions, place: number): Promise<Stereo | undefined> {
  const sound = silence(options.length);
  const several = step.length > 1;
  for (const [layer, chosen] of step.entries()) {
    if (options.signal.aborted) return undefined;
    const random = Random.of(options.seed, `${place}.${layer}.${chosen.source.id}`);
    const kind = await chosen.source.load();
    addStereo(
      sound,
      renderLayer(kind, chosen.style, { ...options, random, several }),
      layerGain(chosen, several),
    );
  }
  const room = step.find(({ style }) => style.room)?.style.room;
  return room ? addRoom(sound, room, { loop: options.loop }) : sound;
}

/** What happens stands out from what goes on; what is far is behind. */
function layerGain({ source }: Layer, several: boolean): number {
  return several && source.sustained ? 0.55 : 1;
}

interface StepOptions extends RenderOptions {
  /** It is all that is heard. */
  alone: boolean;
}

interface LayerOptions extends StepOptions {
  random: Random;
  several: boolean;
}

function renderLayer(kind: SoundKind, style: SoundStyle, options: LayerOptions): Stereo {
  const { length, loop, random, influence, several, alone } = options;
  const stray = 0.03 + 0.14 * (1 - influence);
  const sound = renderAgain(kind, {
    length,
    loop,
    random,
    tune: clamp(2 ** (0.3 * style.pitch - 0.32 * style.size) * random.vary(0.45 * stray), 0.35, 2.6),
    pace: clamp(paceOf(style) * random.vary(0.6 * stray), 0.35, 3),
    force: clamp(0.5 + 0.28 * style.force + stray * random.normal(), 0.05, 1),
    dense: clamp(2 ** (0.8 * style.dense) * random.vary(stray), 0.2, 3),
    bright: clamp(2 ** (0.5 * style.bright) * random.vary(0.5 * stray), 0.3, 2),
    count: style.count,
    surface: style.surface,
    note: style.note,
  });
  // what is heard beside others or after them is as loud as they are before words make it otherwise
  if (!alone) makeLoud(sound, 1);
  if (!style.room) addAir(sound, kind.category, loop);
  if (style.motion && !loop) move(sound, style.motion);
  if (style.distance > 0) far(sound, style.distance, loop);
  return several && !kind.sustained ? shift(sound, startOf(kind, options), options) : sound;
}

/** Beside others a single event comes a little after the beginning. */
function startOf(kind: SoundKind, { length, random, loop }: LayerOptions): number {
  const spare = Math.min(toLength(2.5), Math.max(0, length - toLength(kind.seconds)));
  return loop ? 0 : Math.round(spare * random.between(0.1, 0.55));
}

function shift(sound: Stereo, samples: number, { length }: LayerOptions): Stereo {
  return addStereo(silence(length), sound, 1, samples);
}

function move(sound: Stereo, motion: NonNullable<SoundStyle['motion']>): void {
  const { length } = sound.left;
  switch (motion) {
    case 'left-right':
    case 'right-left': {
      const [from, to] = motion === 'left-right' ? [1, 0] : [0, 1];
      times(
        sound.left,
        line(length, [
          [0, from],
          [1, to],
        ]).map((value) => Math.sqrt(0.05 + 0.95 * value)),
      );
      times(
        sound.right,
        line(length, [
          [0, to],
          [1, from],
        ]).map((value) => Math.sqrt(0.05 + 0.95 * value)),
      );
      return;
    }
    default: {
      const near =
        motion === 'approach'
          ? ([
              [0, 0.06],
              [0.85, 1],
              [1, 1],
            ] as const)
          : ([
              [0, 1],
              [0.15, 1],
              [1, 0.04],
            ] as const);
      const curve = line(length, near);
      times(sound.left, curve);
      times(sound.right, curve);
    }
  }
}

const paceOf = ({ pace, size }: SoundStyle): number => 2 ** (0.6 * pace - 0.12 * size);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
