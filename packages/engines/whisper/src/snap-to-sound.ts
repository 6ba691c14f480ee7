const SAMPLES_PER_MS = 16;
const FRAME_MS = 10;
const FRAME_SAMPLES = FRAME_MS * SAMPLES_PER_MS;
/** The heads look at a word so long before it is heard: measured with voices whose times are known. */
const LEAD_MS = 80;
/** So far below the loud parts of a window it is quiet. */
const QUIET_DB = 35;
const LOUD_SHARE = 0.95;
const SHORTEST_WORD_MS = 40;

export interface WordTimes {
  startMs: number;
  endMs: number;
}

/**
 * Moves borders between words from where the model looked to where the sound is, and takes pauses out of words.
 * @param borders where each word begins, in ms, and where the last one ends; they only go on
 */
export function snapToSound(samples: Float32Array, borders: readonly number[]): WordTimes[] {
  const quiet = findQuiet(samples);
  const windowMs = samples.length / SAMPLES_PER_MS;
  let before = 0;
  const moved = borders.map((border) => {
    before = Math.max(before, toPause(quiet, Math.min(border + LEAD_MS, windowMs)));
    return before;
  });
  return moved.slice(0, -1).map((startMs, index) => trim(quiet, { startMs, endMs: moved[index + 1]! }));
}

/** Whether each frame of 10 ms is quiet. */
function findQuiet(samples: Float32Array): boolean[] {
  const levels = Array.from({ length: Math.floor(samples.length / FRAME_SAMPLES) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * FRAME_SAMPLES; at < (frame + 1) * FRAME_SAMPLES; at += 1) sum += samples[at]! ** 2;
    return 10 * Math.log10(sum / FRAME_SAMPLES + 1e-12);
  });
  const loud = [...levels].sort((one, other) => one - other)[Math.floor(levels.length * LOUD_SHARE)] ?? 0;
  return levels.map((level) => level < loud - QUIET_DB);
}

/** A border in a word that began just before it goes back to the pause from which the word comes. */
function toPause(quiet: readonly boolean[], border: number): number {
  const frame = Math.floor(border / FRAME_MS);
  if (quiet[frame]) return border;
  const pause = quiet.slice(0, frame).lastIndexOf(true);
  return pause >= frame - LEAD_MS / FRAME_MS ? (pause + 1) * FRAME_MS : border;
}

/** Takes the quiet off both ends; a word that is all quiet stays as it is. */
function trim(quiet: readonly boolean[], { startMs, endMs }: WordTimes): WordTimes {
  const from = Math.floor(startMs / FRAME_MS);
  const to = Math.ceil(endMs / FRAME_MS);
  const first = quiet.indexOf(false, from);
  if (first < 0 || first >= to) return { startMs, endMs };
  const last = quiet.lastIndexOf(false, to - 1);
  const start = Math.min(Math.max(startMs, first * FRAME_MS), Math.max(startMs, endMs - SHORTEST_WORD_MS));
  const end = Math.max(Math.min(endMs, (last + 1) * FRAME_MS), Math.min(endMs, start + SHORTEST_WORD_MS));
  return { startMs: start, endMs: end };
}
