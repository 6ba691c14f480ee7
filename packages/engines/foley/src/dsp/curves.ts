import type { Curve } from './filter.ts';
import type { Random } from './random.ts';
import { RATE, toLength } from './rate.ts';

/** Straight lines through points [share of the length, value]. */
export function line(length: number, points: readonly (readonly [number, number])[]): Float32Array {
  const values = new Float32Array(length);
  let done = 0;
  for (let next = 1; next < points.length; next += 1) {
    const [from, first] = points[next - 1]!;
    const [to, last] = points[next]!;
    const end = next === points.length - 1 ? length : Math.min(length, Math.ceil(to * length));
    const scale = to > from ? 1 / ((to - from) * length) : 0;
    for (let at = done; at < end; at += 1) {
      const part = scale === 0 ? 1 : (at - from * length) * scale;
      values[at] = first + (last - first) * (part < 0 ? 0 : part > 1 ? 1 : part);
    }
    done = Math.max(done, end);
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

/** Wanders between two values, turning about `hz` times a second. */
export function drift(random: Random, length: number, hz: number, low: number, high: number): Float32Array {
  const values = new Float32Array(length);
  const step = Math.max(1, RATE / hz);
  const count = Math.ceil(length / step) + 1;
  let next = random.next();
  for (let point = 0; point < count; point += 1) {
    const last = next;
    next = random.next();
    const begin = Math.ceil(point * step);
    const end = Math.min(length, Math.ceil((point + 1) * step));
    for (let at = begin; at < end; at += 1) {
      const part = at / step - point;
      values[at] = low + (high - low) * (last + (next - last) * part * part * (3 - 2 * part));
    }
  }
  return values;
}

/** Multiplies in place and returns the samples. */
export function times(samples: Float32Array, curve: Curve): Float32Array {
  if (typeof curve === 'number') for (let at = 0; at < samples.length; at += 1) samples[at]! *= curve;
  else for (let at = 0; at < samples.length; at += 1) samples[at]! *= curve[at]!;
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
