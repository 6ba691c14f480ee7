import { describe, expect, test } from 'vitest';
import { findTurns, type SpeakerTurn } from './find-turns.ts';
import { overlapMs } from './span.ts';
import { voicedWindows } from './test-voices.ts';

const options = { sameVoice: 0.5 };
const turn = (speaker: number, startS: number, endS: number): SpeakerTurn => ({
  speaker,
  startMs: startS * 1000,
  endMs: endS * 1000,
});

/** Share of the true turns that is given to another speaker. */
function confusion(truth: readonly SpeakerTurn[], found: readonly SpeakerTurn[]): number {
  let right = 0;
  let all = 0;
  for (const one of truth) {
    all += one.endMs - one.startMs;
    for (const other of found) if (other.speaker === one.speaker) right += overlapMs(one, other);
  }
  return 1 - right / all;
}

const talk = [
  turn(0, 0, 4),
  turn(1, 4.5, 9),
  turn(0, 9.3, 10.5),
  turn(2, 11, 16),
  turn(1, 16.4, 18),
  turn(0, 18.5, 24),
];

describe('findTurns', () => {
  test('finds three speakers with pauses between them, by their appearance', () => {
    const found = findTurns(talk, voicedWindows(talk, talk), options);
    expect(found.map(({ speaker }) => speaker)).toEqual([0, 1, 0, 2, 1, 0]);
    expect(confusion(talk, found)).toBeLessThan(0.02);
  });

  test('finds changes inside speech without a pause within a third of a second', () => {
    const truth = [turn(0, 0, 5), turn(1, 5, 11), turn(0, 11, 15)];
    const speech = [{ startMs: 0, endMs: 15_000 }];
    const found = findTurns(speech, voicedWindows(speech, truth), options);
    expect(found).toHaveLength(3);
    expect(Math.abs(found[0]!.endMs - 5000)).toBeLessThanOrEqual(350);
    expect(Math.abs(found[1]!.endMs - 11_000)).toBeLessThanOrEqual(350);
  });

  test('one voice is one speaker, however noisy', () => {
    const truth = [turn(0, 0, 30)];
    const found = findTurns(truth, voicedWindows(truth, truth, 0.9), options);
    expect(found).toEqual([turn(0, 0, 30)]);
  });

  test('never finds more speakers than allowed', () => {
    const found = findTurns(talk, voicedWindows(talk, talk), { ...options, maxSpeakers: 2 });
    expect(new Set(found.map(({ speaker }) => speaker)).size).toBe(2);
  });

  test('a cough of another voice makes no speaker', () => {
    const truth = [turn(0, 0, 8), turn(1, 8.5, 9), turn(0, 9.5, 14)];
    const found = findTurns(truth, voicedWindows(truth, truth), options);
    expect(new Set(found.map(({ speaker }) => speaker)).size).toBe(1);
  });

  test('an hour of four speakers stays right, though it is clustered in blocks', () => {
    const truth = Array.from({ length: 600 }, (_, index) =>
      turn((index * 7) % 4, index * 6, index * 6 + 5.5),
    );
    const found = findTurns(truth, voicedWindows(truth, truth), options);
    const order = [0, 3, 2, 1];
    const renamed = truth.map((each) => ({ ...each, speaker: order.indexOf(each.speaker) }));
    expect(confusion(renamed, found)).toBeLessThan(0.02);
  });

  test('silence has no turns', () => {
    expect(findTurns([], [], options)).toEqual([]);
  });
});
