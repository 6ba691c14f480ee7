import { expect, test } from 'vitest';
import { noise } from '../test-signals.ts';
import { RealFft } from './real-fft.ts';

test.each([1200, 960, 60, 16, 30])('a transform of %i samples is the plain Fourier sum', (size) => {
  const samples = noise(size);
  const re = new Float32Array(size / 2 + 1);
  const im = new Float32Array(size / 2 + 1);
  new RealFft(size).forward(samples, re, im);
  for (const bin of [0, 1, 7, size / 2 - 1, size / 2]) {
    let sumRe = 0;
    let sumIm = 0;
    samples.forEach((sample, index) => {
      sumRe += sample * Math.cos((2 * Math.PI * bin * index) / size);
      sumIm -= sample * Math.sin((2 * Math.PI * bin * index) / size);
    });
    expect(re[bin]).toBeCloseTo(sumRe, 3);
    expect(im[bin]).toBeCloseTo(sumIm, 3);
  }
});

test('comes back to the same samples, from any place in a buffer', () => {
  const samples = noise(1200);
  const fft = new RealFft(1200);
  const re = new Float32Array(700);
  const im = new Float32Array(700);
  fft.forward(samples, re, im);
  re.copyWithin(50, 0, 601);
  im.copyWithin(50, 0, 601);
  const back = new Float32Array(1200);
  fft.inverse(re, im, 50, back);
  back.forEach((sample, index) => {
    expect(sample).toBeCloseTo(samples[index]!, 5);
  });
});

test('refuses a length that it cannot split', () => {
  expect(() => new RealFft(14)).toThrow(RangeError);
});
