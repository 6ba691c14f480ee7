import { beforeEach, expect, test, vi } from 'vitest';
import { closePlayer, connectAudio } from '#web/app/player/audio-element.ts';
import { asElement, FakeAudio } from '#web/app/player/fake-audio.ts';
import {
  cancelGeneration,
  generateSpeech,
  useGeneration,
} from '#web/features/text-to-speech/generate-speech.ts';
import { switchToTake, useTakes } from '#web/features/text-to-speech/takes.ts';

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
  await vi.waitFor(() => expect(useGeneration.getState().state).toBe('streaming'));
  cancelGeneration();
  await generation;
  expect(useGeneration.getState()).toMatchObject({ state: 'idle', error: null });
  expect(useTakes.getState().takes.map(({ id }) => id)).toEqual(['one']);
});
