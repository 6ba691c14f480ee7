import type { VoiceProfile } from './premade-voices.ts';

interface Candidate {
  labels: Record<string, string>;
}

/** A gender that is off is heard at once, an accent soon, an age hardly. */
const weights = { gender: 4, accent: 2, age: 1 } as const;

function similarity(profile: Partial<VoiceProfile>, { labels }: Candidate): number {
  let sum = 0;
  for (const [trait, weight] of Object.entries(weights)) {
    if (labels[trait] === profile[trait as keyof VoiceProfile]) sum += weight;
  }
  return sum;
}

/**
 * The candidates that are nearest to a profile, equally near ones in their given order. `spread` picks among
 * those, so that several well-known names do not all end at one voice.
 */
export function nearestVoice<Voice extends Candidate>(
  profile: Partial<VoiceProfile>,
  candidates: readonly Voice[],
  spread = 0,
): Voice | undefined {
  const best = Math.max(...candidates.map((candidate) => similarity(profile, candidate)));
  const nearest = candidates.filter((candidate) => similarity(profile, candidate) === best);
  return nearest[spread % nearest.length];
}
