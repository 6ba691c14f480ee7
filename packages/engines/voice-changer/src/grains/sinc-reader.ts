const reach = 8;
const rows = 64;

const table = Float64Array.from({ length: (rows + 1) * 2 * reach }, (_, index) => {
  const row = Math.floor(index / (2 * reach));
  const tap = index % (2 * reach);
  const distance = tap - (reach - 1) - row / rows;
  const angle = Math.PI * distance;
  const ideal = Math.abs(distance) < 1e-9 ? 1 : Math.sin(angle) / angle;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.001));
  return ideal * Math.max(0, window);
});

/** The sound between its samples (windowed sinc); silence outside of it. */
export function readAt(samples: Float32Array, place: number): number {
  const whole = Math.floor(place);
  const row = Math.round((place - whole) * rows);
  const start = whole - (reach - 1);
  const offset = row * 2 * reach;
  if (start < 0 || start + 2 * reach > samples.length) return samples[Math.round(place)] ?? 0;
  let sum = 0;
  for (let tap = 0; tap < 2 * reach; tap++) sum += samples[start + tap]! * table[offset + tap]!;
  return sum;
}
