/** Formants of five vowels in Hz: what makes a buzz sound like a mouth (Peterson and Barney, 1952). */
const vowels = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [570, 840, 2410],
  [300, 870, 2240],
] as const;
const formantWidthsHz = [80, 110, 160] as const;

/**
 * Syllables of a made-up speaker: a buzz with a falling melody through the formants of vowels, with hisses and rests
 * between. The same for every call, at -24 dB or so.
 */
export function voiceLikeSound(seconds: number, sampleRateHz: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * sampleRateHz));
  const random = plainNoise(5);
  const resonators = formantWidthsHz.map(() => ({ last: 0, before: 0 }));
  let phase = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / sampleRateHz;
    const syllable = Math.floor(time / 0.24);
    const within = (time % 0.24) / 0.24;
    const isRest = syllable % 7 === 6;
    phase += (150 - 25 * ((time % 1.68) / 1.68) + 8 * Math.sin(5 * time)) / sampleRateHz;
    const isPulse = phase >= 1;
    if (isPulse) phase -= 1;
    const hiss = within < 0.18 && syllable % 2 === 1 ? 0.05 * random() : 0;
    const loudness = isRest || within < 0.15 ? 0 : Math.sin(Math.PI * ((within - 0.15) / 0.85)) ** 0.5;
    let voiced = (isPulse ? 1 : 0) + 0.002 * random();
    resonators.forEach((state, formant) => {
      const frequency = vowels[syllable % vowels.length]![formant]!;
      const decay = Math.exp((-Math.PI * formantWidthsHz[formant]!) / sampleRateHz);
      const turn = 2 * decay * Math.cos((2 * Math.PI * frequency) / sampleRateHz);
      const next = (1 - decay) * voiced + turn * state.last - decay * decay * state.before;
      state.before = state.last;
      state.last = next;
      voiced = voiced * 0.25 + next * 4;
    });
    sound[index] = (voiced * loudness + (isRest ? 0 : hiss)) * 0.9;
  }
  return toLevel(sound, 0.06);
}

/** Noise of -1 to 1 that is the same in every run. */
export function plainNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

/** Brought to a root mean square. */
export function toLevel(sound: Float32Array, level: number): Float32Array {
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, sound.length);
  const factor = power === 0 ? 0 : level / Math.sqrt(power);
  return sound.map((sample) => sample * factor);
}

/** `noise` so much below `speech`, in dB, added to it. */
export function mixNoise(speech: Float32Array, noise: Float32Array, ratioDb: number): Float32Array {
  const levelOf = (sound: Float32Array): number =>
    Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
  const loud = toLevel(noise.slice(0, speech.length), levelOf(speech) / 10 ** (ratioDb / 20));
  return speech.map((sample, index) => sample + loud[index]!);
}
