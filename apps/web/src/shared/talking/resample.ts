/** To another rate by the mean of what falls together: enough for speech that is only listened to by a machine. */
export function resample(block: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return block;
  const ratio = fromHz / toHz;
  const out = new Int16Array(Math.floor(block.length / ratio));
  for (let at = 0; at < out.length; at += 1) {
    const begin = Math.floor(at * ratio);
    const end = Math.min(block.length, Math.max(begin + 1, Math.floor((at + 1) * ratio)));
    let sum = 0;
    for (let from = begin; from < end; from += 1) sum += block[from] ?? 0;
    out[at] = sum / (end - begin);
  }
  return out;
}
