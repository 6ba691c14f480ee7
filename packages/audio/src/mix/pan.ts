/**
 * Gains of both sides: 1 and 1 in the middle, so that a mono voice keeps its level, and the far side falls along a
 * cosine to nothing. @param pan -1 (left) to 1 (right)
 */
export function panGains(pan: number): { left: number; right: number } {
  const share = Math.min(1, Math.max(-1, pan));
  const far = Math.cos((Math.abs(share) * Math.PI) / 2);
  return share < 0 ? { left: 1, right: Math.max(0, far) } : { left: Math.max(0, far), right: 1 };
}
