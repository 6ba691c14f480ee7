import { expect, it } from 'vitest';
import { addDelay, addTranslation, lastDelay, readNews } from '#web/features/dubbing/live/live-lines.ts';

const news = (message: object) => readNews(JSON.stringify(message));

it('reads what was said, its translation and its sound, and why it ended', () => {
  const place = { segment_id: 'segment_0', start_s: 0.4, end_s: 2.1, speaker_id: 'speaker_0' };
  expect(news({ message_type: 'session_started', session_id: 'x' })).toEqual({ type: 'started' });
  expect(news({ message_type: 'status', status: 'started' })).toBeUndefined();
  expect(news({ message_type: 'partial_transcript', text: 'Good' })).toEqual({
    type: 'partial',
    text: 'Good',
  });
  expect(news({ message_type: 'final_transcript', text: 'Good day.', ...place })).toEqual({
    type: 'said',
    line: { id: 'segment_0', said: 'Good day.', startS: 0.4, endS: 2.1 },
  });
  expect(news({ message_type: 'translation', text: 'Bom dia.', ...place })).toEqual({
    type: 'translated',
    id: 'segment_0',
    text: 'Bom dia.',
  });
  expect(news({ message_type: 'audio', data: 'AAAA', sample_rate: 24_000 })).toEqual({
    type: 'sound',
    data: 'AAAA',
    sampleRateHz: 24_000,
  });
  expect(news({ message_type: 'status', status: 'stopped' })).toEqual({ type: 'ended' });
  expect(news({ message_type: 'quota_exceeded', error: 'No credits.' })).toEqual({
    type: 'failed',
    text: 'No credits.',
  });
});

it('a line has the delay of its first sound, and the page that of its last line', () => {
  const lines = ['a', 'b'].map((id, at) => ({ id, said: id, startS: at, endS: at + 1 }));
  const heard = addDelay(addDelay(addTranslation(lines, 'a', 'A'), 'a', 1.2), 'a', 3);
  expect(heard[0]).toMatchObject({ translation: 'A', delayS: 1.2 });
  expect([lastDelay(lines), lastDelay(heard), lastDelay(addDelay(heard, 'b', 0.9))]).toEqual([
    undefined,
    1.2,
    0.9,
  ]);
});
