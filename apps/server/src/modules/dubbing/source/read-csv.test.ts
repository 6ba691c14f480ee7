import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const head = 'speaker,start_time,end_time,transcription,translation';

test('reads the columns of the public API, with quotes and every form of time', () => {
  const text = `${head}\r\nAdam,"0.10","1.15","Hello, ""you""!","Olá, você!"\r\nJoe,00:00:01.500,0:03,"Two\nlines",Duas\r\n`;
  expect(readCsv(text, undefined)).toEqual([
    { speaker: 'Adam', startMs: 100, endMs: 1150, text: 'Hello, "you"!', translation: 'Olá, você!' },
    { speaker: 'Joe', startMs: 1500, endMs: 3000, text: 'Two\nlines', translation: 'Duas' },
  ]);
});

test('times with frames are read by the frames of a second, which are guessed or told', () => {
  const text = `${head}\nA,00:00:01:12,00:00:02:20,Hi,Oi`;
  expect(readCsv(text, undefined)[0]).toMatchObject({ startMs: 1500, endMs: 2833 });
  expect(readCsv(text, 25)[0]).toMatchObject({ startMs: 1480, endMs: 2800 });
});

test('without a column, or with a time that is none, it is no such file', () => {
  expect(readCsv('speaker,start_time,transcription\nA,1,Hi', undefined)).toEqual([]);
  expect(readCsv(`${head}\nA,soon,2,Hi,Oi`, undefined)).toEqual([]);
});
