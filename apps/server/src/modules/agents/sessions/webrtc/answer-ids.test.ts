import { expect, test } from 'vitest';
import { AnswerIds } from './answer-ids.ts';

const text = (tag: number, content: string): number[] => [tag, content.length, ...Buffer.from(content)];
const message = (tag: number, ...parts: number[][]): Uint8Array => {
  const inner = parts.flat();
  const length =
    inner.length > 127 ? [(inner.length % 128) | 0x80, Math.floor(inner.length / 128)] : [inner.length];
  return Uint8Array.from([tag, ...length, ...inner]);
};
const sdp = 'v=0'.repeat(30);
const offer = (id: number) => message(0x0a, text(0x0a, 'offer'), text(0x12, sdp), [0x18, id]);
const answer = (...more: number[][]) => message(0x12, text(0x0a, 'answer'), text(0x12, sdp), ...more);

test('answers get the numbers of their offers, in order', () => {
  const ids = new AnswerIds();
  ids.asked(offer(1));
  ids.asked(offer(2));
  expect(ids.answered(answer())).toEqual(answer([0x18, 1]));
  expect(ids.answered(answer())).toEqual(answer([0x18, 2]));
});

test('one that has a number keeps it, and what is no answer stays as it is', () => {
  const ids = new AnswerIds();
  ids.asked(offer(3));
  expect(ids.answered(answer([0x18, 7]))).toEqual(answer([0x18, 7]));
  const other = message(0x1a, text(0x0a, 'offer'));
  expect(ids.answered(other)).toBe(other);
});

test('clients that number nothing get nothing', () => {
  const ids = new AnswerIds();
  ids.asked(message(0x0a, text(0x0a, 'offer'), text(0x12, sdp)));
  expect(ids.answered(answer())).toEqual(answer());
});

test('broken bytes pass', () => {
  const ids = new AnswerIds();
  ids.asked(Uint8Array.from([0x0a, 0xff, 0xff]));
  const broken = Uint8Array.from([0x12, 0x80]);
  expect(ids.answered(broken)).toBe(broken);
  expect(ids.answered(new Uint8Array(0))).toHaveLength(0);
});
