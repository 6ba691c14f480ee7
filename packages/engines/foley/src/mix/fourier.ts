/** Complex Fourier transform in place, length a power of two (Cooley and Tukey 1965). */
export function fourier(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let at = 1, mirror = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at < mirror) {
      [re[at], re[mirror]] = [re[mirror]!, re[at]!];
      [im[at], im[mirror]] = [im[mirror]!, im[at]!];
    }
  }
  for (let span = 2; span <= size; span *= 2) butterflies(re, im, span);
}

function butterflies(re: Float64Array, im: Float64Array, span: number): void {
  const half = span / 2;
  const cos = Math.cos((2 * Math.PI) / span);
  const sin = -Math.sin((2 * Math.PI) / span);
  let turnRe = 1;
  let turnIm = 0;
  for (let place = 0; place < half; place += 1) {
    for (let low = place; low < re.length; low += span) {
      const high = low + half;
      const partRe = re[high]! * turnRe - im[high]! * turnIm;
      const partIm = re[high]! * turnIm + im[high]! * turnRe;
      re[high] = re[low]! - partRe;
      im[high] = im[low]! - partIm;
      re[low]! += partRe;
      im[low]! += partIm;
    }
    const next = turnRe * cos - turnIm * sin;
    turnIm = turnRe * sin + turnIm * cos;
    turnRe = next;
  }
}
