import type { ConsentDecision } from '@mynah/contract/accounts/consent';
import { forgetReferral } from '#web/shared/account/referral.ts';
import { call } from '#web/shared/api/call.ts';
import { useConsent } from '#web/shared/consent/consent.ts';
import { persistDecision } from '#web/shared/consent/decision.ts';
import { useSession } from '#web/shared/session/session.ts';
import { removeCookie } from '#web/shared/storage/cookies.ts';
import { keepPreferences } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';

export type Choices = Omit<ConsentDecision, 'decided_at_unix'>;

export const everything: Choices = { preferences: true, statistics: true, marketing: true };
export const nothing: Choices = { preferences: false, statistics: false, marketing: false };

/** Holds from now on, here and for the account; what was kept and is no longer allowed goes at once. */
export function decide(choices: Choices): void {
  const decision = { ...choices, decided_at_unix: Math.floor(Date.now() / 1000) };
  adoptDecision(decision);
  track({ name: 'privacy_choices_made', properties: { ...choices } });
  if (useSession.getState().isSignedIn) tellAccount(decision);
}

/** Takes over a decision, made here or with the account in another browser. */
export function adoptDecision(decision: ConsentDecision): void {
  persistDecision(decision);
  useConsent.setState({ decision, isDialogOpen: false });
  keepPreferences(decision.preferences);
  if (!decision.statistics) removeCookie('anon_id');
  if (decision.marketing) return;
  forgetReferral();
  removeCookie('_fbp');
  removeCookie('_fbc');
}

export function tellAccount(decision: ConsentDecision): void {
  call('PUT /v1/user/consent', { json: decision }).catch((cause: unknown) => {
    // this browser keeps to it; the next start tells it again
    console.error('the decision was not told to the account', cause);
  });
}
