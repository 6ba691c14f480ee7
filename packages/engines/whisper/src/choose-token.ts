/** Place of the largest in [from, to). */
export function likeliest(logits: Float32Array, from = 0, to = logits.length): number {
  let best = from;
  for (let token = from + 1; token < to; token += 1) if (logits[token]! > logits[best]!) best = token;
  return best;
}

/** Natural logarithm of the sum of all that may come: what turns a logit into a logarithm of a probability. */
export function logSum(logits: Float32Array): number {
  const largest = logits[likeliest(logits)]!;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - largest);
  return largest + Math.log(sum);
}

/** Draws a token; a higher temperature gives the less likely ones more of a chance. */
export function drawToken(logits: Float32Array, temperature: number, random: () => number): number {
  const largest = logits[likeliest(logits)]!;
  const shares = logits.map((logit) => Math.exp((logit - largest) / temperature));
  let left = random() * shares.reduce((sum, share) => sum + share, 0);
  for (const [token, share] of shares.entries()) {
    left -= share;
    if (left < 0) return token;
  }
  return likeliest(logits);
}
