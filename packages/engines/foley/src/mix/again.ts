import { addStereo, RATE, Random, type Stereo, silence } from '../dsp/index.ts';
import type { SoundKind } from '../kinds/sound-kind.ts';
import { Take, type TakeOptions } from '../kinds/take.ts';

/** A time that is hardly longer than the thing itself is filled by it. */
const littleLonger = 1.3;
/** How much of a sound must fit before the end for it to begin once more. */
const worthBeginning = 0.7;
/** What is so much below the top (−34 dB) counts as over. */
const over = 0.02;

/**
 * What happens and is over, again and again until the time is full, no two quite alike: a dog barks, rests and barks
 * again. Once, where the words count, where the time is as long as the thing itself, or where the thing stretches.
 */
export function renderAgain(kind: SoundKind, options: TakeOptions): Stereo {
  const { length, loop, count } = options;
  const own = Math.ceil((kind.seconds * RATE) / Math.min(1.25, Math.max(0.6, options.pace)));
  const happensOnce = kind.sustained || kind.fills || count !== undefined || length < littleLonger * own;
  if (happensOnce) return renderOnce(kind, options);
  const random = new Random(Math.floor(options.random.next() * 2 ** 32));
  const another = (most: number): Stereo =>
    renderOnce(kind, {
      ...options,
      loop: false,
      random: new Random(Math.floor(random.next() * 2 ** 32)),
      length: Math.min(most, 2 * own),
      tune: options.tune * random.vary(0.025),
      pace: options.pace * random.vary(0.06),
      force: Math.min(1, Math.max(0.05, options.force + 0.07 * random.normal())),
    });
  return loop ? goRound(another, length, random) : goOn(another, length, random);
}

type MakeAnother = (most: number) => Stereo;

function renderOnce(kind: SoundKind, options: TakeOptions): Stereo {
  const take = new Take(options);
  kind.render(take);
  return take.sound;
}

function goOn(another: MakeAnother, length: number, random: Random): Stereo {
  const sound = silence(length);
  let heard = 0;
  for (let from = 0; from + worthBeginning * heard < length; ) {
    const part = another(length - from);
    addStereo(sound, part, gainOf(random), from);
    heard = Math.max(heard, audibleLength(part));
    from += heard + Math.round(restOf(heard) * random.between(0.6, 1.4));
  }
  return sound;
}

/** At even distances; what is past the end comes in at the front. */
function goRound(another: MakeAnother, length: number, random: Random): Stereo {
  const sound = silence(length);
  let part = another(length);
  const heard = audibleLength(part);
  const count = Math.max(1, Math.floor(length / (heard + restOf(heard))));
  for (let number = 0; number < count; number += 1) {
    if (number > 0) part = another(length);
    const from = Math.round((number * length) / count);
    const gain = gainOf(random);
    addStereo(sound, part, gain, from);
    addStereo(sound, part, gain, from - length);
  }
  return sound;
}

const gainOf = (random: Random): number => Math.min(1.15, random.vary(0.12));
/** Between half a second and two, the longer the longer it was. */
const restOf = (heard: number): number => Math.min(2 * RATE, 0.45 * RATE + 0.35 * heard);

function audibleLength({ left, right }: Stereo): number {
  let top = 0;
  for (let at = 0; at < left.length; at += 1) top = Math.max(top, Math.abs(left[at]!), Math.abs(right[at]!));
  let end = left.length;
  while (end > 1 && Math.max(Math.abs(left[end - 1]!), Math.abs(right[end - 1]!)) < over * top) end -= 1;
  return end;
}
