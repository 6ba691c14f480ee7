import { afterEach, expect, test, vi } from 'vitest';
import { readTimedAudio, type TimedChunk } from '#web/features/text-to-speech/read-timed-audio.ts';

afterEach(() => vi.restoreAllMocks());

const alignment = (character: string) => ({
  characters: [character],
  character_start_times_seconds: [0],
  character_end_times_seconds: [0.1],
});
const chunk = (character: string) =>
  JSON.stringify({ audio_base64: btoa(character), alignment: alignment(character) });

/** An answer whose bytes arrive in pieces of the given size. */
function answer(text: string, pieceBytes = 7): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const chunks: TimedChunk[] = [];
  for await (const part of readTimedAudio(stream)) chunks.push(part);
  return chunks.map(
    ({ bytes, alignment: times }) => new TextDecoder().decode(bytes) + times?.characters.join(''),
  );
}

test('[SPE-018] [SPE-022] one object with audio and alignment', async () => {
  expect(await read(answer(chunk('a')))).toEqual(['aa']);
  const { value } = await readTimedAudio(answer(chunk('a'))).next();
  expect(value).toMatchObject({ alignment: alignment('a') });
});

test.each([
  ['one newline', '\n'],
  ['two newlines', '\n\n'],
])('[SPE-019] [SPE-023] chunks separated by %s', async (_name, separator) => {
  expect(await read(answer(['a', 'b', 'c'].map(chunk).join(separator) + separator))).toEqual([
    'aa',
    'bb',
    'cc',
  ]);
});

test('[SPE-019] a chunk is handed on before the next one arrives', async () => {
  let push: (text: string) => void = () => {};
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const chunks = readTimedAudio(stream);
  push(`${chunk('a')}\n\n`);
  expect((await chunks.next()).done).toBe(false);
});

test('[SPE-020] a broken chunk is logged once and the rest is read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await read(answer([chunk('a'), '{"audio_base', chunk('c')].join('\n\n')))).toEqual(['aa', 'cc']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('times that do not fit their characters are left out', async () => {
  const broken = {
    audio_base64: btoa('x'),
    alignment: { ...alignment('x'), character_start_times_seconds: [] },
  };
  expect(await read(answer(JSON.stringify(broken)))).toEqual(['xundefined']);
});
