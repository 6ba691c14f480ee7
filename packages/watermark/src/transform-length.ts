/** The least length of at least `samples` that the Fourier transform can split: half of it a product of 2, 3 and 5. */
export function transformLength(samples: number): number {
  for (let half = Math.ceil(samples / 2); ; half += 1) {
    let rest = half;
    for (const factor of [2, 3, 5]) while (rest % factor === 0) rest /= factor;
    if (rest === 1) return 2 * half;
  }
}
