/** An mp3 that does not tell of its encoder's delay is late by some of these. */
const mostSamples = 4_800;
const windowSamples = 96_000;
const coarse = 4;

/**
 * By how many samples `answer` is later than `sent`: where they are most alike. 0 when nothing is alike, as when only
 * noise was sent.
 */
export function findDelay(sent: Float32Array, answer: Float32Array): number {
  const start = loudestWindow(answer);
  const rough = bestDelay({ sent, answer, start, step: coarse }, -mostSamples, mostSamples);
  return bestDelay({ sent, answer, start, step: 1 }, rough - coarse, rough + coarse);
}

interface Comparison {
  sent: Float32Array;
  answer: Float32Array;
  start: number;
  /** Every so many samples are looked at, and every so many delays. */
  step: number;
}

function bestDelay({ sent, answer, start, step }: Comparison, least: number, most: number): number {
  const end = Math.min(answer.length, start + windowSamples);
  let best = 0;
  let highest = 0;
  for (let delay = least; delay <= most; delay += step) {
    let similarity = 0;
    for (let at = Math.max(start, delay); at < end; at += step)
      similarity += answer[at]! * (sent[at - delay] ?? 0);
    if (similarity <= highest) continue;
    highest = similarity;
    best = delay;
  }
  return best;
}

function loudestWindow(sound: Float32Array): number {
  let best = 0;
  let highest = -1;
  for (let start = 0; start < sound.length; start += windowSamples) {
    let power = 0;
    for (let at = start; at < Math.min(sound.length, start + windowSamples); at += coarse)
      power += sound[at]! ** 2;
    if (power <= highest) continue;
    highest = power;
    best = start;
  }
  return best;
}
