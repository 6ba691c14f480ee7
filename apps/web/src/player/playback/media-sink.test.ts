import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaSink } from '#web/player/playback/media-sink.ts';
import { asElement, FakeAudio } from '#web/player/test/fake-audio.ts';
import { FakeSource } from '#web/player/test/fake-media-source.ts';

let audio: FakeAudio;
let sink: MediaSink;

beforeEach(() => {
  vi.stubGlobal('MediaSource', FakeSource);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:source');
  audio = new FakeAudio();
  sink = new MediaSink(asElement(audio));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bytes = (...values: number[]) => new Uint8Array(values);

test('[SPE-019] chunks go in one after the other, from before the opening on, then the end', () => {
  const source = FakeSource.latest;
  sink.append(bytes(1));
  source.open();
  sink.append(bytes(2));
  sink.end();
  expect(source.buffer.appended).toEqual([1]);
  source.buffer.finish();
  expect([source.buffer.appended, source.readyState]).toEqual([[1, 2], 'open']);
  source.buffer.finish();
  expect(source.readyState).toBe('ended');
});

test('[SPE-021] chunks after the closing are logged and passed over', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  FakeSource.latest.open();
  FakeSource.latest.readyState = 'closed';
  sink.append(bytes(1));
  sink.append(bytes(2));
  sink.end();
  expect(log).toHaveBeenCalledTimes(2);
  expect(FakeSource.latest.buffer.appended).toEqual([]);
});

test('a full buffer loses what was heard, and the sound goes on', () => {
  const { buffer } = FakeSource.latest;
  FakeSource.latest.open();
  buffer.capacity = 0;
  sink.append(bytes(7));
  expect(sink.hasDropped).toBe(false);
  audio.moveTo(50);
  expect(buffer.removed).toEqual([[0, 30]]);
  buffer.finish();
  expect([buffer.appended, sink.hasDropped]).toEqual([[7], true]);
});
