import { expect, it } from 'vitest';
import { decodeSound, encodeSound, readFormat } from '#web/shared/talking/decode-sound.ts';
import { resample } from '#web/shared/talking/resample.ts';

it('reads 16-bit samples as they were written', () => {
  const block = Int16Array.from([0, 16_384, -32_768, 32_767]);
  const samples = decodeSound(encodeSound(block), readFormat('pcm_24000'));
  expect([...samples].map((sample) => Math.round(sample * 32_768))).toEqual([...block]);
  expect(readFormat('pcm_24000').sampleRateHz).toBe(24_000);
});

it('reads µ-law by the table of G.711', () => {
  const bytes = [0xff, 0x7f, 0x00, 0x80, 0xd5];
  const samples = decodeSound(btoa(String.fromCharCode(...bytes)), readFormat('ulaw_8000'));
  expect([...samples].map((sample) => Math.round(sample * 32_768))).toEqual([0, 0, -32_124, 32_124, 716]);
});

it('brings a microphone’s rate to the server’s', () => {
  const block = Int16Array.from({ length: 480 }, (_, at) => (at < 240 ? 300 : -300));
  const slower = resample(block, 48_000, 16_000);
  expect(slower).toHaveLength(160);
  expect([slower[0], slower[159]]).toEqual([300, -300]);
});
