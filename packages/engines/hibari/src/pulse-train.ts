/** Samples per frame of the model, at 24 kHz: 12.5 ms. */
export const frameSamples = 300;
const sampleRateHz = 24_000;
/** Below this the model means: no voice here. */
const lowestPitchHz = 40;
const highestHarmonicHz = 11_000;

/**
 * The buzz of the vocal folds: every harmonic of the pitch curve below 11 kHz at amplitude 1, in closed form
 * (the Dirichlet kernel), and silence where there is no voice. Pitch is linear between the centers of frames.
 */
export function pulseTrain(pitchHz: Float32Array): Float32Array {
  const train = new Float32Array(pitchHz.length * frameSamples);
  let phase = 0;
  for (let sample = 0; sample < train.length; sample += 1) {
    const pitch = pitchAt(pitchHz, (sample + 0.5) / frameSamples - 0.5);
    const voiced = pitch > lowestPitchHz;
    const stepHz = voiced ? pitch : lowestPitchHz;
    phase = (phase + stepHz / sampleRateHz) % 1;
    if (voiced) train[sample] = harmonicSum(2 * Math.PI * phase, Math.floor(highestHarmonicHz / pitch));
  }
  return train;
}

function pitchAt(pitchHz: Float32Array, frame: number): number {
  const left = Math.floor(frame);
  const share = frame - left;
  const last = pitchHz.length - 1;
  return pitchHz[Math.max(0, left)]! * (1 - share) + pitchHz[Math.min(last, left + 1)]! * share;
}

function harmonicSum(angle: number, harmonics: number): number {
  const denominator = 2 * Math.sin(angle / 2);
  if (Math.abs(denominator) < 2e-3) return harmonics;
  return Math.sin((harmonics + 0.5) * angle) / denominator - 0.5;
}
