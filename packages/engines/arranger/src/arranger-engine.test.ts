import { edit, measure } from '@mynah/audio';
import type { MusicPart, MusicPlan, MusicRequest } from '@mynah/engine-spec/tasks';
import { describe, expect, it } from 'vitest';
import { arrangerEngine } from './index.ts';
import { scoreOf } from './score/section-score.ts';
import { readSong } from './score/song.ts';
import { genres } from './vocabulary/genres.ts';
import { instrumentNamed } from './vocabulary/instruments.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home = { packFolder: (pack: string) => (packs ? `${packs}/${pack}` : undefined), threads: 1, log() {} };

async function ask(request: MusicRequest): Promise<MusicPart[]> {
  const engine = await arrangerEngine.open(home);
  const parts: MusicPart[] = [];
  for await (const part of engine.run(request, new AbortController().signal)) parts.push(part);
  return parts;
}
async function planOf(prompt: string, lengthMs?: number): Promise<MusicPlan> {
  const [part] = await ask({ type: 'plan', prompt, lengthMs, seed: 3, instrumental: true });
  return (part as Extract<MusicPart, { type: 'plan' }>).plan;
}

describe('words to a plan', () => {
  it.each([
    ['a calm lo-fi beat, 75 bpm', ['lo-fi hip hop', 'calm', '75 bpm']],
    ['epic cinematic trailer in D minor', ['cinematic', 'D minor']],
    ['bossa nova with flute', ['bossa nova', 'flute']],
    ['8-bit chase in 3/4', ['chiptune', '3/4']],
    ['solo piano, sad', ['piano ballad', 'sad']],
  ])('%s', async (prompt, styles) => {
    expect((await planOf(prompt)).positiveStyles).toEqual(expect.arrayContaining(styles));
  });

  it('respects what is turned away', async () => {
    const plan = await planOf('techno without drums, no piano');
    expect(plan.negativeStyles).toEqual(expect.arrayContaining(['drums', 'piano']));
    const song = readSong(plan, 1);
    const roles = song.sections.flatMap((section) => scoreOf(song, section).map(({ role }) => role));
    expect(roles).not.toContain('drums');
  });

  it.each([3000, 10_000, 33_333, 90_000, 600_000])('has sections that add up to %i ms', async (lengthMs) => {
    for (const prompt of ['pop', 'ambient', 'waltz', 'drum and bass']) {
      const { sections } = await planOf(prompt, lengthMs);
      expect(sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(lengthMs);
      expect(sections.length).toBeLessThanOrEqual(30);
      for (const { durationMs } of sections) {
        expect(durationMs).toBeGreaterThanOrEqual(3000);
        expect(durationMs).toBeLessThanOrEqual(120_000);
      }
    }
  });

  it('reads a length out of the words', async () => {
    const { sections } = await planOf('a 45-second jazz tune');
    expect(sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(45_000);
  });
});

describe('every genre', () => {
  it.each(genres.map((genre) => [genre.name, genre] as const))(
    '%s names instruments that there are, and fills its sections',
    async (name, genre) => {
      for (const names of Object.values(genre.band))
        for (const one of names) expect(instrumentNamed(one)).toBeDefined();
      const plan = await planOf(name, 40_000);
      expect(plan.positiveStyles[0]).toBe(name);
      const song = readSong(plan, 5);
      for (const section of song.sections) {
        const notes = scoreOf(song, section);
        expect(notes.length).toBeGreaterThan(section.beats / 4);
        for (const { start, pitch, velocity } of notes) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThan(section.beats + 0.5);
          expect(Number.isInteger(pitch) && pitch > 20 && pitch < 110).toBe(true);
          expect(velocity).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe.skipIf(!packs && !process.env.CI)('the sound (with the sound bank)', () => {
  const plan: MusicPlan = {
    positiveStyles: ['rock', '120 bpm', 'A minor'],
    negativeStyles: [],
    sections: [
      { name: 'Verse', positiveStyles: [], negativeStyles: [], durationMs: 4000, lines: [] },
      { name: 'Chorus', positiveStyles: [], negativeStyles: [], durationMs: 4000, lines: [] },
    ],
  };
  const sound = async (request: Partial<Extract<MusicRequest, { type: 'audio' }>> = {}) =>
    (await ask({ type: 'audio', plan, seed: 2, ...request })) as Extract<MusicPart, { type: 'audio' }>[];

  it('is the same for the same seed, another for another', async () => {
    const [first] = await sound();
    expect((await sound())[0]).toEqual(first);
    expect((await sound({ seed: 3 }))[0]?.left).not.toEqual(first?.left);
  });

  it('is as loud as it should be, and a step is the same by itself', async () => {
    const parts = await sound();
    const last = parts.at(-1)!;
    const [alone] = await sound({ step: { section: 1, fromMs: 0, toMs: 4000 } });
    expect(alone).toEqual(last);
    expect(last.startMs).toBe(4000);
    expect(last.left.length).toBe(4 * 44_100);
    const loudness = measure.integratedLoudness(edit.interleave(last.left, last.right), 44_100, 2);
    expect(loudness).toBeGreaterThan(-18.5);
    expect(loudness).toBeLessThan(-13.5);
  });

  it('comes apart into stems that are the mix together', async () => {
    const step = { section: 0, fromMs: 0, toMs: 4000 };
    const [mix] = await sound({ step });
    const stems = await Promise.all(
      arrangerEngine.traits.stems.map(async (stem) => (await sound({ step, stem }))[0]!),
    );
    const error = mix!.left
      .slice(0, 170_000)
      .map((sample, index) => sample - stems.reduce((sum, { left }) => sum + (left[index] ?? 0), 0));
    expect(measure.samplePeakDb(error)).toBeLessThan(measure.samplePeakDb(mix!.left) - 30);
  });
});
