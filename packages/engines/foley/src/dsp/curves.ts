import type { Curve } from './filter.ts';
import type { Random } from './random.ts';
import { RATE, toLength } from './rate.ts';

/** Straight lines through points [share of the length, value]. */
export function line(length: number, points: readonly (readonly [number, number])[]): Float32Array {
  const values = new Float32Array(length);
  let next = 1;
  for (let at = 0; at < length; at += 1) {
    const share = at / length;
    while (next < points.length - 1 && share >= points[next]![0]) next += 1;
    const [from, first] = points[next - 1]!;
    const [to, last] = points[next]!;
    const part = to > from ? Math.min(1, Math.max(0, (share - from) / (to - from))) : 1;
    values[at] = first + (last - first) * part;
  }
  return values;
}

/** From one value to another evenly by ratio. */
export function glide(length: number, from: number, to: number): Float32Array {
  const values = new Float32Array(length);
  const step = (to / from) ** (1 / length);
  for (let at = 0, value = from; at < length; at += 1, value *= step) values[at] = value;
  return values;
}

/** Rises in `attack` seconds, then falls by 60 dB in `fall` seconds. */
export function strike(length: number, fall: number, attack = 0.001): Float32Array {
  const values = new Float32Array(length);
  const rise = toLength(attack);
  const keep = 0.001 ** (1 / (fall * RATE));
  for (let at = 0, value = 1; at < length; at += 1) {
    values[at] = at < rise ? at / rise : value;
    if (at >= rise) value *= keep;
  }
  return values;
}

/** Up and down again like a hill, with its top at `top` of the length. */
export function hill(length: number, top = 0.5, power = 1): Float32Array {
  const values = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const share = at / length;
    const part = share < top ? share / top : (1 - share) / (1 - top);
    values[at] = Math.sin((Math.PI / 2) * part) ** (2 * power);
  }
  return values;
}

/** Wanders between two values, turning about `hz` times a second. With `round` its end leads into its beginning. */
export function drift(random: Random, length: number, hz: number, low: number, high: number): Float32Array {
  const values = new Float32Array(length);
  const step = Math.max(1, RATE / hz);
  const points = Array.from({ length: Math.ceil(length / step) + 3 }, () => random.next());
  for (let at = 0; at < length; at += 1) {
    const place = Math.floor(at / step);
    const part = at / step - place;
    const smooth = part * part * (3 - 2 * part);
    values[at] = low + (high - low) * (points[place]! + (points[place + 1]! - points[place]!) * smooth);
  }
  return values;
}

/** Multiplies in place and returns the samples. */
export function times(samples: Float32Array, curve: Curve): Float32Array {
  for (let at = 0; at < samples.length; at += 1)
    samples[at]! *= typeof curve === 'number' ? curve : curve[at]!;
  return samples;
}

/** Adds `other` into `samples`, from sample `from` on. */
export function add(samples: Float32Array, other: Float32Array, gain = 1, from = 0): Float32Array {
  const end = Math.min(samples.length, from + other.length);
  for (let at = Math.max(0, from); at < end; at += 1) samples[at]! += gain * other[at - from]!;
  return samples;
}

/** Bends large values, as what is driven too hard does. */
export function drive(samples: Float32Array, amount: number): Float32Array {
  const scale = 1 / Math.tanh(amount);
  for (let at = 0; at < samples.length; at += 1) samples[at] = scale * Math.tanh(amount * samples[at]!);
  return samples;
}
