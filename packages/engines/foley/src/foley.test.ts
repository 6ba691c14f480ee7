import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE } from './dsp/index.ts';
import { Foley } from './foley.ts';
import { ask, bytesOf, hasPacks, home, ids, make, peak, seam } from './test-foley.ts';

describe('without packs', () => {
  let engine: Foley;
  beforeAll(async () => {
    engine = await Foley.open(home(() => false));
  });

  test('words find the sound, and what is missing is said', async () => {
    const sound = await make(engine, ask('a dog barking', { durationMs: 1000 }));
    expect(ids(sound)).toEqual(['dog']);
    expect(sound.match.missing).toHaveLength(2);
  });

  test('the same seed gives the same samples, another seed others', async () => {
    const first = await make(engine, ask('heavy rain', { durationMs: 1000 }));
    const again = await make(engine, ask('heavy rain', { durationMs: 1000 }));
    const other = await make(engine, ask('heavy rain', { durationMs: 1000, seed: 8 }));
    expect(again.match).toEqual(first.match);
    expect(bytesOf(again.left).equals(bytesOf(first.left))).toBe(true);
    expect(bytesOf(again.right).equals(bytesOf(first.right))).toBe(true);
    expect(bytesOf(other.left).equals(bytesOf(first.left))).toBe(false);
  });

  test.each([500, 1234, 5001])('it is as long as asked: %s ms', async (durationMs) => {
    const { left, right, match } = await make(engine, ask('white noise', { durationMs }));
    expect(left.length).toBe(Math.round((durationMs / 1000) * RATE));
    expect([right.length, match.durationMs]).toEqual([left.length, durationMs]);
  });

  test.each(['thunder', 'gunshot', 'rain', 'footsteps', 'siren', 'applause'])(
    '%s is loud enough, does not clip and begins and ends in silence',
    async (prompt) => {
      const { left, right } = await make(engine, ask(prompt, { durationMs: 1500 }));
      expect(Math.max(peak(left), peak(right))).toBeGreaterThan(0.15);
      expect(Math.max(peak(left), peak(right))).toBeLessThanOrEqual(0.64);
      for (const side of [left, right]) {
        expect(Math.abs(side[0]!)).toBeLessThan(0.01);
        expect(peak(side.slice(-20))).toBeLessThan(0.01);
      }
    },
  );

  test.each([
    'rain',
    'ocean waves',
    'wind',
    'clock ticking',
    'car engine',
    'siren',
    'dark drone',
    'door slam',
  ])('%s as a loop meets itself without a click, and does not fade', async (prompt) => {
    const { left, right } = await make(engine, ask(prompt, { durationMs: 2000, loop: true }));
    expect(Math.max(seam(left), seam(right))).toBeLessThan(6);
  });

  test('distance dulls and lowers, a cave rings on', async () => {
    const near = await make(engine, ask('a single gunshot', { durationMs: 3000 }));
    const far = await make(engine, ask('a single distant gunshot', { durationMs: 3000 }));
    const cave = await make(engine, ask('a single gunshot in a cave', { durationMs: 3000 }));
    const steps = (samples: Float32Array): number =>
      samples.reduce((sum, value, at) => sum + (value - (samples[at - 1] ?? 0)) ** 2, 0) /
      samples.reduce((sum, value) => sum + value * value, 0);
    expect(steps(far.left)).toBeLessThan(0.5 * steps(near.left));
    const late = (samples: Float32Array): number => peak(samples.slice(1.4 * RATE, 1.8 * RATE));
    expect(late(cave.left)).toBeGreaterThan(2 * late(near.left));
  });

  test('a sequence plays one after the other', async () => {
    const sound = await make(engine, ask('a dog barking then church bell'));
    expect(ids(sound)).toEqual(['dog', 'church-bell']);
    expect(sound.match.durationMs).toBeGreaterThan(5000);
  });

  test('what nobody can make is said to be unlike', async () => {
    expect((await make(engine, ask('qwertz uiop', { durationMs: 500 }))).match.similarity).toBeLessThan(0.1);
  });

  test('a sound of the library is taken by its id; an unknown one is refused', async () => {
    expect(ids(await make(engine, ask('', { source: 'gong', durationMs: 800 })))).toEqual(['gong']);
    await expect(make(engine, ask('', { source: 'nothing' }))).rejects.toThrow('There is no sound nothing.');
  });
});

describe.skipIf(!hasPacks)('with its packs', () => {
  let engine: Foley;
  beforeAll(async () => {
    engine = await Foley.open(home(() => true));
  });
  afterAll(() => engine.dispose());

  test.each([
    ['the storm front rolls in with lightning', ['storm', 'thunder']],
    ['someone strolling along a pebble path', ['footsteps-gravel']],
    ['rain and distant thunder', ['rain', 'thunder']],
    ['shop till opens', ['perc_till']],
  ])('%s', async (prompt, expected) => {
    const sound = await make(engine, ask(prompt, { durationMs: 500, promptInfluence: 1 }));
    expect(ids(sound)).toEqual(expected);
    expect(sound.match.missing).toEqual([]);
  });

  test('a recording is drawn out to a loop', async () => {
    const { left } = await make(engine, ask('', { source: 'vinyl_hiss', durationMs: 12_000, loop: true }));
    expect(seam(left)).toBeLessThan(6);
    expect(peak(left.slice(-RATE))).toBeGreaterThan(0.05);
  });
});
