import type { ConsentDecision } from '@mynah/contract/accounts/consent';

/** No account data: the decision outlives the sign-out (PRV-019, PRV-055). */
const KEY = 'consent';

/** What was decided in this browser; null where nothing was, or where somebody else wrote. */
export function readDecision(): ConsentDecision | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<ConsentDecision> | null;
    if (typeof kept?.decided_at_unix !== 'number') return null;
    const { preferences, statistics, marketing, decided_at_unix } = kept;
    return {
      preferences: preferences === true,
      statistics: statistics === true,
      marketing: marketing === true,
      decided_at_unix,
    };
  } catch {
    return null;
  }
}

export function persistDecision(decision: ConsentDecision): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decision));
  } catch (cause) {
    // it holds until the tab is closed
    console.error('local storage refused the decision', cause);
  }
}
