import { describe, expect, it } from 'vitest';
import {
  type Clip,
  changeSpeed,
  clipOf,
  deleteClip,
  duplicateClip,
  giveSpeech,
  moveClip,
  snap,
  splitClip,
  type Timeline,
  trimEnd,
  trimStart,
} from '#web/features/voiceover-studio/timeline/timeline.ts';
import { clipsBetween, endOfClip } from '#web/shared/timeline/clips.ts';
import { beginHistory, record, redo, undo } from '#web/shared/timeline/history.ts';

const fileMs = 10_000;
const files = new Map([['file', { duration_ms: fileMs }]]);

const clip = (id: string, start: number, more: Partial<Clip> = {}): Clip => ({
  clip_id: id,
  track_id: 'speech',
  file_id: 'file',
  start_ms: start,
  source_start_ms: 0,
  duration_ms: 1000,
  speed: 1,
  gain_db: 0,
  fade_in_ms: 0,
  fade_out_ms: 0,
  text: null,
  voice_id: null,
  ...more,
});
const timeline = (...clips: Clip[]): Timeline => ({ tracks: [], clips });

/** Numbers in an order that is the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * below;
  };
}

function anyStep(before: Timeline, roll: (below: number) => number, name: string): Timeline {
  const id = before.clips[Math.floor(roll(before.clips.length))]?.clip_id ?? '';
  const at = roll(30_000) - 2000;
  const steps = [
    () => moveClip(before, id, at),
    () => trimStart(before, id, at),
    () => trimEnd(before, id, at, files),
    () => splitClip(before, id, at, name),
    () => duplicateClip(before, id, name),
    () => changeSpeed(before, id, roll(4)),
    () => (before.clips.length > 3 ? deleteClip(before, id) : before),
  ];
  return steps[Math.floor(roll(steps.length))]?.() ?? before;
}

describe('[STU-035] the timeline', () => {
  it('stays one that the server takes, whatever is done to it, and undo brings all of it back', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const roll = dice(seed);
      const first = timeline(clip('a', 0), clip('b', 4000, { source_start_ms: 2000, fade_in_ms: 400 }));
      let history = beginHistory(first);
      for (let step = 0; step < 60; step += 1) {
        history = record(history, anyStep(history.present, roll, `${seed}-${step}`));
        const { clips } = history.present;
        expect(new Set(clips.map(({ clip_id }) => clip_id)).size).toBe(clips.length);
        for (const one of clips) {
          expect(one.start_ms).toBeGreaterThanOrEqual(0);
          expect(one.duration_ms).toBeGreaterThan(0);
          expect(one.source_start_ms).toBeGreaterThanOrEqual(0);
          expect(one.source_start_ms + one.duration_ms * one.speed).toBeLessThanOrEqual(fileMs + 0.001);
          expect(one.fade_in_ms + one.fade_out_ms).toBeLessThanOrEqual(one.duration_ms + 0.001);
        }
      }
      const last = history.present;
      while (history.past.length > 0) history = undo(history);
      expect(history.present).toBe(first);
      while (history.future.length > 0) history = redo(history);
      expect(history.present).toBe(last);
    }
  });

  it('a split sounds as before: the second part goes on where the first ends', () => {
    const before = timeline(clip('a', 500, { source_start_ms: 200, speed: 2 }));
    const { clips } = splitClip(before, 'a', 900, 'b');
    expect(clips).toMatchObject([
      { start_ms: 500, duration_ms: 400, source_start_ms: 200 },
      { start_ms: 900, duration_ms: 600, source_start_ms: 1000 },
    ]);
    expect(splitClip(before, 'a', 510, 'b')).toBe(before);
  });

  it('speech is made faster only where it would run into the next line, and no more than it bears', () => {
    const line = clip('a', 0, { file_id: null });
    const file = { id: 'file', durationMs: 3000 };
    expect(clipOf(giveSpeech(timeline(line), 'a', file), 'a')).toMatchObject({ speed: 1, duration_ms: 3000 });
    const tight = giveSpeech(timeline(line, clip('b', 2000)), 'a', file);
    expect(clipOf(tight, 'a')).toMatchObject({ speed: 1.5, duration_ms: 2000 });
    const tighter = giveSpeech(timeline(line, clip('b', 1000)), 'a', file);
    expect(clipOf(tighter, 'a')).toMatchObject({ speed: 2, duration_ms: 1500 });
  });

  it('a moved clip snaps with either edge, and only when it is near', () => {
    const moved = clip('a', 0);
    const all = timeline(moved, clip('b', 5000));
    const at = (startMs: number) => snap(all, moved, { startMs, withinMs: 100, playheadMs: 9000 });
    expect([at(3950), at(6050), at(8920), at(3000)]).toEqual([4000, 6000, 9000, 3000]);
  });

  it('of 200 clips over ten minutes those in view alone are drawn', () => {
    const many = Array.from({ length: 200 }, (_, at) => clip(`${at}`, at * 3000));
    const shown = clipsBetween(many, { fromMs: 60_000, toMs: 90_000 });
    expect(shown.length).toBeLessThanOrEqual(12);
    expect(shown.every((one) => endOfClip(one) >= 60_000 && one.start_ms <= 90_000)).toBe(true);
  });
});
