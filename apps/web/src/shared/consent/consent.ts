import type { ConsentCategory, ConsentDecision } from '@mynah/contract/accounts/consent';
import { create } from 'zustand';
import { readDecision } from '#web/shared/consent/decision.ts';

/**
 * `not_applicable`: nobody has to be asked here. `undecided`: what would be recorded stays in memory. `granted`,
 * `denied`: statistics were (PRV-016).
 */
export type ConsentState = 'not_applicable' | 'undecided' | 'granted' | 'denied';

type Consent = {
  /** Must the visitor be asked? Null until the server has said it. */
  isAsked: boolean | null;
  decision: ConsentDecision | null;
  isDialogOpen: boolean;
};

/** Trackers wait for an answer so long at most, then the default counts: nothing is allowed (PRV-015). */
export const CONSENT_WAIT_MS = 500;

export const useConsent = create<Consent>(() => ({
  isAsked: null,
  decision: readDecision(),
  isDialogOpen: false,
}));

export function consentState({ isAsked, decision }: Pick<Consent, 'isAsked' | 'decision'>): ConsentState {
  if (decision) return decision.statistics ? 'granted' : 'denied';
  return isAsked === false ? 'not_applicable' : 'undecided';
}

export function allows(category: ConsentCategory): boolean {
  const { isAsked, decision } = useConsent.getState();
  if (category === 'necessary') return true;
  return decision ? decision[category] : isAsked === false;
}

/** As `allows`, once it is known whether somebody has to be asked, or the wait is over. */
export async function allowsSoon(category: ConsentCategory): Promise<boolean> {
  const isKnown = () => {
    const { isAsked, decision } = useConsent.getState();
    return decision !== null || isAsked !== null;
  };
  if (!isKnown()) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CONSENT_WAIT_MS);
      const stop = useConsent.subscribe(() => {
        if (!isKnown()) return;
        clearTimeout(timer);
        stop();
        resolve();
      });
    });
  }
  return allows(category);
}

export const openPrivacyChoices = () => useConsent.setState({ isDialogOpen: true });
