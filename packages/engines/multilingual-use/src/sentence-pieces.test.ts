import { expect, test } from 'vitest';
import { SentencePieces } from './sentence-pieces.ts';

const field = (number: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([number * 8 + 2, content.length]), content]);

function piece(text: string, score: number): Buffer {
  const value = Buffer.alloc(5);
  value[0] = 2 * 8 + 5;
  value.writeFloatLE(score, 1);
  return field(1, Buffer.concat([field(1, Buffer.from(text)), value]));
}

/** A map that replaces nothing. */
const map = Buffer.concat([
  Buffer.from(Uint32Array.of(1024).buffer),
  Buffer.alloc(1024 * 4),
  Buffer.alloc(1),
]);
map.writeUInt32LE(1024 * 4, 0);
const normalizer = (() => {
  const inner = Buffer.concat([Buffer.from([2 * 8 + 2, ...lengthOf(map.length)]), map]);
  return Buffer.concat([Buffer.from([3 * 8 + 2, ...lengthOf(inner.length)]), inner]);
})();

function lengthOf(length: number): number[] {
  return length < 128 ? [length] : [(length & 0x7f) | 0x80, ...lengthOf(length >> 7)];
}

const names = ['<unk>', '<s>', '</s>', '▁rain', 'drop', 's', '▁', '▁r', 'a', 'raindrop', '雨'];
const scores = [0, 0, 0, -2, -2, -3, -1, -9, -9, -0.5, -3];
const pieces = new SentencePieces(
  Buffer.concat([...names.map((name, place) => piece(name, scores[place]!)), normalizer]),
);
const encode = (text: string, most = 100) => pieces.encode(text, most).map((id) => names[id]);

test.each([
  ['the likeliest pieces are taken', 'raindrops', ['▁', 'raindrop', 's']],
  ['several spaces are one, and none stands at the ends', '  rain   drop ', ['▁rain', '▁', 'drop']],
  ['a letter in no piece is unknown, and the rest is not', 'rainxdrop', ['▁rain', '<unk>', 'drop']],
  ['letters of two halves are one', 'rain𠮷雨', ['▁rain', '<unk>', '雨']],
  ['of nothing there is one unknown', ' ', ['<unk>']],
])('%s', (_, text, expected) => {
  expect(encode(text)).toEqual(['<s>', ...expected, '</s>']);
});

test('what is too long is cut, and its end still marked', () => {
  expect(encode('rain rain rain rain', 4)).toEqual(['<s>', '▁rain', '▁rain', '</s>']);
});

test('another file is none', () => {
  expect(() => new SentencePieces(Buffer.from('a model of something else'))).toThrow();
});
