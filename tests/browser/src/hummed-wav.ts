const rateHz = 16_000;

/** Somebody humming up and down, as a WAV file: voiced, so that it can be told from noise. */
export function makeHummedWav(seconds: number): Buffer {
  const samples = new Float64Array(seconds * rateHz);
  let phase = 0;
  let [before, earlier] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    const time = index / rateHz;
    phase += (130 * 2 ** (Math.sin(4 * time) / 6)) / rateHz;
    const isStruck = phase >= 1 && time % 1 < 0.8;
    phase %= 1;
    // one resonance at 600 Hz
    const value = (isStruck ? 1 : 0) + 1.92 * before - 0.97 * earlier;
    samples[index] = value;
    [earlier, before] = [before, value];
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, rateHz],
    [28, rateHz * 2],
    [40, samples.length * 2],
  ] as const) {
    file.writeUInt32LE(value, at);
  }
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const) {
    file.writeUInt16LE(value, at);
  }
  file.write('data', 36);
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round((sample / peak) * 20_000), 44 + index * 2);
  });
  return file;
}
