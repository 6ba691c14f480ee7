import { expect, test } from 'vitest';
import { awkwardBook, spoken } from '../test-books.ts';
import { spokenWords } from './spoken-words.ts';
import { writeWords } from './write-words.ts';

test('words are placed in their chapter, within their block, and never go back', () => {
  expect(spoken('Go on', 1000)).toEqual([
    { text: 'Go', start: 1, end: 1.2 },
    { text: 'on', start: 1.3, end: 1.5 },
  ]);
  const times = { characters: ['a', ' ', 'b'], startMs: [-50, 100, 40], endMs: [120, 120, 900] };
  expect(spokenWords(times, { startMs: 0, endMs: 500 })).toEqual([
    { text: 'a', start: 0, end: 0.12 },
    { text: 'b', start: 0.12, end: 0.5 },
  ]);
});

test('subtitles run over all chapters, and none goes from one paragraph into the next', async () => {
  const srt = await writeWords(awkwardBook, 'srt');
  expect(srt.split('\n\n').map((cue) => cue.trim().split('\n').slice(1))).toEqual([
    ['00:00:00,750 --> 00:00:01,750', 'One & only'],
    [expect.stringMatching(/^00:00:02,750 --> /), 'It begins'],
    [expect.any(String), '海が好きです。'],
    [expect.stringMatching(/^00:00:10,500 --> 00:00:11,500/), 'The end.'],
  ]);
  expect(await writeWords(awkwardBook, 'vtt')).toMatch(/^WEBVTT\n\n00:00:00\.750 --> /);
});

test('JSON has the time of every word, chapter by chapter', async () => {
  const { chapters, ...told } = JSON.parse(await writeWords(awkwardBook, 'json'));
  expect(told).toEqual({ title: 'Fish & <Chips>', author: 'Ada "O" Brien', language: 'en' });
  expect(
    chapters.map(({ name, start, end }: { name: string; start: number; end: number }) => [name, start, end]),
  ).toEqual([
    ['One; = "first"', 0, 9],
    ['A map', 9, 10],
    ['Two', 10, 14.5],
  ]);
  expect(chapters[2].words).toEqual([
    { text: 'The', start: 10.5, end: 10.8 },
    { text: 'end.', start: 10.9, end: 11.3 },
  ]);
});
