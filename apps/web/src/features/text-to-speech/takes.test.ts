import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cancelGeneration,
  generateSpeech,
  useGeneration,
} from '#web/features/text-to-speech/generate-speech.ts';
import { switchToTake } from '#web/features/text-to-speech/switch-to-take.ts';
import { useTakes } from '#web/features/text-to-speech/takes.ts';
import { closePlayer, connectAudio } from '#web/player/playback/audio-element.ts';
import { asElement, FakeAudio } from '#web/player/test/fake-audio.ts';
import { FakeSource } from '#web/player/test/fake-media-source.ts';

const settings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 };
const order = { text: 'Hello', voiceId: 'v1', voiceName: 'Heart', modelId: 'm1', settings };

let audio: FakeAudio;
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  audio = new FakeAudio();
  connectAudio(asElement(audio));
  closePlayer();
  useTakes.setState({ takes: [] });
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { signal }: RequestInit = {}) => {
      if (!path.includes('/v1/text-to-speech/')) return Response.json({ status: 'ok' });
      signal?.throwIfAborted();
      return (answers.shift() ?? (() => new Response(null, { status: 500 })))();
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const speech = (id: string) => () =>
  new Response(`${JSON.stringify({ audio_base64: btoa(id), alignment: null })}\n\n`, {
    headers: { 'history-item-id': id },
  });

test('[SPE-025] a generation is heard and kept as a take under the id of its history item', async () => {
  answers = [speech('one')];
  await generateSpeech(order);
  expect(useTakes.getState().takes.map(({ id, isComplete }) => [id, isComplete])).toEqual([['one', true]]);
  expect([audio.src.startsWith('blob:'), audio.paused]).toEqual([true, false]);
  expect(useGeneration.getState()).toMatchObject({ state: 'idle', error: null });
});

test('[SPE-018] an answer of one object plays, and its alignment is kept', async () => {
  const alignment = {
    characters: [...'Hello'],
    character_start_times_seconds: [0.2, 0.3, 0.4, 0.5, 0.6],
    character_end_times_seconds: [0.3, 0.4, 0.5, 0.6, 0.7],
  };
  answers = [() => Response.json({ audio_base64: btoa('one'), alignment })];
  await generateSpeech(order);
  expect([audio.src.startsWith('blob:'), audio.paused]).toEqual([true, false]);
  expect(useTakes.getState().takes[0]?.words.words).toEqual([{ from: 0, to: 5, startSeconds: 0.2 }]);
});

test('[SPE-019] the first of three chunks plays before the last arrives', async () => {
  vi.stubGlobal('MediaSource', FakeSource);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:source');
  let push: (...texts: string[]) => void = () => {};
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      close = () => controller.close();
      push = (...texts) => {
        const chunks = texts.map((text) => JSON.stringify({ audio_base64: btoa(text), alignment: null }));
        controller.enqueue(new TextEncoder().encode(chunks.map((chunk) => `${chunk}\n\n`).join('')));
      };
    },
  });
  answers = [() => new Response(body, { headers: { 'history-item-id': 'one' } })];
  const generation = generateSpeech(order);
  push('a');
  await waitFor(() => expect(useGeneration.getState().state).toBe('streaming'));
  const source = FakeSource.latest;
  source.open();
  expect(source.buffer.appended).toEqual([97]);
  expect([audio.src, audio.paused]).toEqual(['blob:source', false]);
  push('b', 'c');
  close();
  await generation;
  for (const _ of 'abc') source.buffer.finish();
  expect(source.buffer.appended).toEqual([97, 98, 99]);
  expect(source.readyState).toBe('ended');
});

test('two takes are compared at one playhead, playing on', async () => {
  answers = [speech('one'), speech('two')];
  await generateSpeech(order);
  await generateSpeech(order);
  const [first, second] = useTakes.getState().takes;
  audio.becomeReady(10);
  audio.moveTo(4.2);
  switchToTake(first!);
  expect([audio.src, audio.currentTime, audio.paused]).toEqual([first!.stream.received.url(), 4.2, false]);
  audio.becomeReady(10);
  audio.pause();
  switchToTake(second!);
  expect([audio.currentTime, audio.paused]).toEqual([4.2, true]);
});

test('a refusal is kept for the page, with its reason', async () => {
  answers = [
    () => Response.json({ detail: { status: 'quota_exceeded', message: 'Too few' } }, { status: 402 }),
  ];
  await generateSpeech(order);
  expect(useGeneration.getState()).toMatchObject({ state: 'idle', error: { reason: 'quota_exceeded' } });
  expect(useTakes.getState().takes).toEqual([]);
});

test('stopping keeps what was heard and is no failure', async () => {
  const first = JSON.stringify({ audio_base64: btoa('one'), alignment: null });
  answers = [
    () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`${first}\n`));
          const [, options] = vi.mocked(fetch).mock.lastCall ?? [];
          options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'history-item-id': 'one' } });
    },
  ];
  const generation = generateSpeech(order);
  await waitFor(() => expect(useGeneration.getState().state).toBe('streaming'));
  cancelGeneration();
  await generation;
  expect(useGeneration.getState()).toMatchObject({ state: 'idle', error: null });
  expect(useTakes.getState().takes.map(({ id }) => id)).toEqual(['one']);
});
