import type { SpeechPart } from '@mynah/engine-spec';
import { expect, test } from 'vitest';
import { type EngineFrame, encodeFrame, readFrames } from './engine-frames.ts';

type SpeechFrame = EngineFrame<SpeechPart>;

const frames: SpeechFrame[] = [
  { type: 'beat', waiting: 3 },
  {
    type: 'part',
    part: { type: 'timing', marks: [{ start: 0, end: 2, startMs: 0.1, endMs: 1 / 3 }], durationMs: 12.5 },
  },
  { type: 'part', part: { type: 'audio', samples: Float32Array.of(0.1, -1, 1e-9, Number.MIN_VALUE, -0) } },
  { type: 'part', part: { type: 'audio', samples: new Float32Array(0) } },
  { type: 'part', part: { type: 'warning', warning: { code: 'speed', message: 'Größer geht nicht.' } } },
  { type: 'failed', kind: 'unspeakable', message: 'There is nothing to say.' },
  { type: 'end' },
];
const bytes = Buffer.concat(frames.map(encodeFrame));

async function decode(all: Buffer, chunkBytes: number): Promise<SpeechFrame[]> {
  const cut = async function* () {
    for (let at = 0; at < all.length; at += chunkBytes) yield all.subarray(at, at + chunkBytes);
  };
  const found: SpeechFrame[] = [];
  for await (const frame of readFrames<SpeechPart>(cut())) found.push(frame);
  return found;
}

test.each([1, 7, 64, bytes.length])(
  'frames come out as they went in, in chunks of %i bytes',
  async (size) => {
    expect(await decode(bytes, size)).toEqual(frames);
  },
);

test('samples of a part of a larger buffer are its own', async () => {
  const samples = new Float32Array(8).map((_, at) => at).subarray(3, 5);
  const encoded = encodeFrame({ type: 'part', part: { type: 'audio', samples } });
  expect(await decode(encoded, 4)).toEqual([
    { type: 'part', part: { type: 'audio', samples: Float32Array.of(3, 4) } },
  ]);
});

test('a stream that is cut in a frame gives the whole ones', async () => {
  expect(await decode(bytes.subarray(0, bytes.length - 1), 10)).toEqual(frames.slice(0, -1));
});

test('bytes that are no frames are refused', async () => {
  await expect(decode(Buffer.from('<html>nothing here</html>'), 100)).rejects.toThrow('too much at once');
});

test('samples anywhere in a part arrive to the bit', async () => {
  const part = {
    vectors: [{ at: 1, vector: Float32Array.of(1 / 3) }],
    left: Float32Array.of(),
    memory: undefined,
  };
  const encoded = encodeFrame({ type: 'part', part });
  expect(await decode(encoded, 5)).toEqual([{ type: 'part', part }]);
});

test('samples that point outside of what was sent are refused', async () => {
  const bytes = encodeFrame({ type: 'part', part: { $floats: [0, 9] } });
  await expect(decode(bytes, 100)).rejects.toThrow('invalid answer');
});
