const sampleRateHz = 24_000;

/** Steady from run to run. */
export function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 32 + 0.5;
  };
}

/** Something with the traits of speech at 24 kHz: gliding pitch, formants of changing vowels, hisses and rests. */
export function testSpeech(seconds: number, seed = 1): Float32Array {
  const random = steadyRandom(seed);
  const samples = new Float32Array(Math.round(seconds * sampleRateHz));
  for (let start = 0; start < samples.length; ) {
    const length = Math.round((0.09 + 0.16 * random()) * sampleRateHz);
    const kind = random();
    if (kind < 0.65) vowel(samples.subarray(start, start + length), random);
    else if (kind < 0.9) hiss(samples.subarray(start, start + length), random);
    start += length;
  }
  return samples;
}

function vowel(samples: Float32Array, random: () => number): void {
  const fromHz = 100 + 80 * random();
  const toHz = fromHz * (0.85 + 0.3 * random());
  const formants = [300 + 500 * random(), 900 + 1400 * random(), 2500 + 700 * random(), 3600, 5200].map(
    (hz) => resonator(hz, 60 + hz / 20),
  );
  let phase = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const share = at / samples.length;
    phase += (fromHz + (toHz - fromHz) * share) / sampleRateHz;
    const pulse = (phase >= 1 ? 1 : 0) + 0.01 * (random() - 0.5);
    phase %= 1;
    samples[at] = formants.reduce((sum, ring) => sum + ring(pulse), 0) * Math.sin(Math.PI * share) ** 0.5;
  }
}

function hiss(samples: Float32Array, random: () => number): void {
  const ring = resonator(3500 + 3000 * random(), 2500);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = 0.3 * ring(random() - 0.5) * Math.sin((Math.PI * at) / samples.length);
}

function resonator(hz: number, widthHz: number): (input: number) => number {
  const radius = Math.exp((-Math.PI * widthHz) / sampleRateHz);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / sampleRateHz);
  let last = 0;
  let before = 0;
  return (input) => {
    const output = (1 - radius) * 8 * input + turn * last - radius * radius * before;
    before = last;
    last = output;
    return output;
  };
}
