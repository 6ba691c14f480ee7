import { expect, it } from 'vitest';
import { startOf } from '#web/features/film-sounds/film-mixer.ts';
import { wavOf } from '#web/features/film-sounds/wav-file.ts';

const sound = { beginSeconds: 4, buffer: { duration: 2 } };

it.each([
  ['before it, it waits', 1, { inSeconds: 3, offset: 0 }],
  ['at its start, it begins', 4, { inSeconds: 0, offset: 0 }],
  ['within it, it goes on from there', 5, { inSeconds: 0, offset: 1 }],
  ['after it, it is over', 6, undefined],
])('%s', (_, at, start) => {
  expect(startOf(sound, at)).toEqual(start);
});

it('writes stereo samples as a WAV file that says how long it is', async () => {
  const channels = [Float32Array.of(1, 0), Float32Array.of(-1, 0.5)];
  const file = wavOf({ sampleRate: 48_000, length: 2, getChannelData: (index) => channels[index]! });
  const view = new DataView(await file.arrayBuffer());
  expect(view.byteLength).toBe(44 + 8);
  expect([view.getUint32(24, true), view.getUint16(22, true), view.getUint32(40, true)]).toEqual([
    48_000, 2, 8,
  ]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0, 16_384]);
});
