import { expect, test } from 'vitest';
import { checkFile } from '#web/shared/files/check-file.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const padded = (text: string): Uint8Array<ArrayBuffer> => bytesOf(text.padEnd(600, '\x01'));
const fileOf = (content: Uint8Array<ArrayBuffer> | string, name = 'take.mp3'): File =>
  new File([content], name, { type: 'audio/mpeg' });
const number32 = (value: number): string =>
  String.fromCharCode(...[24, 16, 8, 0].map((bits) => (value >>> bits) & 255));
const box = (name: string, content: string): string => number32(8 + content.length) + name + content;
const wav = (dataBytes: number, there: number): string => {
  const little = (value: number): string => [...number32(value)].reverse().join('');
  const format = `fmt ${little(16)}${'\x01'.repeat(16)}`;
  return `RIFF${little(36 + dataBytes)}WAVE${format}data${little(dataBytes)}${'\x02'.repeat(there)}`;
};
const ftyp = box('ftyp', 'isomiso2');

const recordings = { takes: 'recordings' } as const;
const reasonOf = (content: Uint8Array<ArrayBuffer> | string, name?: string) =>
  checkFile(fileOf(typeof content === 'string' ? bytesOf(content) : content, name), recordings);

test.each([
  ['wav', wav(900, 900)],
  ['wav of a recorder that streams', wav(0xffff_ffff, 900)],
  ['wav that is two bytes short', wav(900, 898)],
  ['mp3 with tags', padded('ID3\x04')],
  ['mp3', padded('\xff\xfb\x90\x64')],
  ['aac', padded('\xff\xf1\x50\x80')],
  ['flac', padded('fLaC')],
  ['ogg, opus', padded('OggS')],
  ['webm, mkv', padded('\x1a\x45\xdf\xa3')],
  ['aiff', padded('FORM\x00\x00\x10\x00AIFF')],
  ['amr', padded('#!AMR\n')],
  ['wma, asf', padded('\x30\x26\xb2\x75\x8e\x66\xcf\x11')],
  ['avi', padded('RIFF\x00\x01\x00\x00AVI LIST')],
  ['flv', padded('FLV\x01')],
  ['m4a', box('ftyp', 'M4A ') + box('moov', 'trak') + box('mdat', 'x'.repeat(99))],
  ['mov without a brand', box('moov', 'trak') + box('mdat', 'x'.repeat(99))],
  ['mp4 in pieces', ftyp + box('moov', '') + box('moof', '') + box('mdat', 'x')],
  ['what only the server may know', padded('\x00\x9c\xe1\x07')],
])('[FMT-009] %s is taken, whatever it is called', async (_, content) => {
  expect(await reasonOf(content as string, 'notes.txt')).toBeUndefined();
});

test.each([
  ['empty', '', /empty/],
  ['a picture', padded('\x89PNG\r\n'), /image/],
  ['a photo of a phone', padded('\x00\x00\x00\x18ftypheic'), /image/],
  ['a photo', padded('\xff\xd8\xff\xe0'), /image/],
  ['a pdf', padded('%PDF-1.7'), /document/],
  ['a zip', padded('PK\x03\x04'), /archive/],
  ['a letter', 'Dear reader, this is no sound. \xe4\xbd\xa0', /text/],
  ['a program', padded('\x7fELF'), /program/],
  ['a locked mp4', ftyp + box('moov', 'encasinfschm') + box('mdat', 'x'), /copy-protected/],
  ['an mp4 without its index', ftyp + box('mdat', 'x'.repeat(99)), /incomplete/],
  ['an mp4 that breaks off', `${ftyp + box('moov', 'x') + number32(9000)}mdatxx`, /incomplete/],
  ['a wav that breaks off', wav(900_000, 900), /incomplete/],
  ['a wav cut in its header', wav(0, 0).slice(0, 30), /incomplete/],
])('%s is refused, whatever it is called', async (_, content, reason) => {
  expect(await reasonOf(content as string)).toMatch(reason);
});

test('what is too large is refused before it is read, and a sound where a film is wanted', async () => {
  const large = fileOf(padded('ID3'));
  expect(await checkFile(large, { ...recordings, mostBytes: 500 })).toBe(
    'This file is 600 B. The maximum is 500 B.',
  );
  expect(await checkFile(large, { takes: 'films' })).toMatch(/no picture/);
  expect(await checkFile(fileOf(padded('%PDF')), { takes: 'papers' })).toBeUndefined();
});

test('a file that is gone says so', async () => {
  const gone = fileOf(padded('ID3'));
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await checkFile(gone, recordings)).toMatch(/moved or deleted/);
});
