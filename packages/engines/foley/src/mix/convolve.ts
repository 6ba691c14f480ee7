import { type Stereo, silence } from '../dsp/index.ts';
import { fourier } from './fourier.ts';

/**
 * Each channel through its own impulse response, all of the tail with it. Overlap-add; both channels share one
 * transform, as its real and its imaginary part.
 */
export function convolve(sound: Stereo, response: Stereo): Stereo {
  const taps = response.left.length;
  const size = 2 ** Math.ceil(Math.log2(2 * taps));
  const block = size - taps + 1;
  const length = sound.left.length;
  const result = silence(length + taps - 1);
  const spectrum = transform(response, 0, taps, size);
  for (let from = 0; from < length; from += block) {
    const part = transform(sound, from, Math.min(block, length - from), size);
    const { re, im } = multiply(part, spectrum);
    // the inverse is the forward transform with real and imaginary parts exchanged
    fourier(im, re);
    const end = Math.min(size, result.left.length - from);
    for (let at = 0; at < end; at += 1) {
      result.left[from + at]! += re[at]! / size;
      result.right[from + at]! += im[at]! / size;
    }
  }
  return result;
}

interface Spectrum {
  re: Float64Array;
  im: Float64Array;
}

function transform({ left, right }: Stereo, from: number, length: number, size: number): Spectrum {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(left.subarray(from, from + length));
  im.set(right.subarray(from, from + length));
  fourier(re, im);
  return { re, im };
}

/** Takes two spectra of left + i right apart, multiplies left with left and right with right, and joins them again. */
function multiply(one: Spectrum, other: Spectrum): Spectrum {
  const size = one.re.length;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let bin = 0; bin < size; bin += 1) {
    const mirror = (size - bin) % size;
    const a = split(one, bin, mirror);
    const b = split(other, bin, mirror);
    const leftRe = a[0] * b[0] - a[1] * b[1];
    const leftIm = a[0] * b[1] + a[1] * b[0];
    const rightRe = a[2] * b[2] - a[3] * b[3];
    const rightIm = a[2] * b[3] + a[3] * b[2];
    re[bin] = leftRe - rightIm;
    im[bin] = leftIm + rightRe;
  }
  return { re, im };
}

/** Real and imaginary part of the left, then of the right channel. */
function split({ re, im }: Spectrum, bin: number, mirror: number): [number, number, number, number] {
  return [
    (re[bin]! + re[mirror]!) / 2,
    (im[bin]! - im[mirror]!) / 2,
    (im[bin]! + im[mirror]!) / 2,
    (re[mirror]! - re[bin]!) / 2,
  ];
}
