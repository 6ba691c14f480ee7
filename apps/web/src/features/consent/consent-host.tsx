import { useEffect } from 'react';
import { ConsentBanner } from '#web/features/consent/consent-banner.tsx';
import { adoptDecision, tellAccount } from '#web/features/consent/decide.ts';
import { startMarketing } from '#web/features/consent/marketing.ts';
import { startSending } from '#web/features/consent/send-events.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { consentState, useConsent } from '#web/shared/consent/consent.ts';
import { isVisitorsOptOut, persistLawsOptOut, persistOptOut, readOptOut } from '#web/shared/consent/sale.ts';
import { useSession } from '#web/shared/session/session.ts';
import { keepPreferences } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const PrivacyDialog = lazy(async () => ({
  default: (await import('#web/features/consent/privacy-dialog.tsx')).PrivacyDialog,
}));

/** Asks where somebody must be asked, keeps to what they decide, and sends what may be sent. */
export function ConsentHost() {
  const isSignedIn = useSession((session) => session.isSignedIn);
  const isDialogOpen = useConsent((consent) => consent.isDialogOpen);
  const isUndecided = useConsent(
    (consent) => consent.isAsked === true && consentState(consent) === 'undecided',
  );
  useLearn();
  useEffect(startSending, []);
  useEffect(() => {
    if (isDialogOpen) track({ name: 'privacy_choices_opened' });
  }, [isDialogOpen]);
  return (
    <>
      {isSignedIn && <AccountsChoices />}
      {isUndecided && !isDialogOpen && <ConsentBanner />}
      <FromFirstOpening isOpen={isDialogOpen}>
        <PrivacyDialog isOpen={isDialogOpen} />
      </FromFirstOpening>
    </>
  );
}

/** What the server says of this visitor’s place and signal. */
function useLearn(): void {
  const rules = useAppConfig().data?.privacy;
  const decision = useConsent((consent) => consent.decision);
  const isAsked = useConsent((consent) => consent.isAsked);
  useEffect(() => keepPreferences(decision?.preferences ?? isAsked !== true), [decision, isAsked]);
  useEffect(() => {
    if (!rules) return;
    useConsent.setState({ isAsked: rules.asks_consent });
    // nothing of others is loaded yet: the page has no need to load anew
    if (rules.is_opted_out_of_sale && readOptOut() === null) persistLawsOptOut();
    return startMarketing(rules);
  }, [rules]);
}

/** The decision goes with the person from browser to browser; the newer one holds. */
function AccountsChoices(): null {
  const user = useUser().data;
  const decision = useConsent((consent) => consent.decision);
  useEffect(() => {
    if (!user) return;
    const [here, there] = [decision?.decided_at_unix ?? -1, user.consent?.decided_at_unix ?? -1];
    if (user.consent && there > here) adoptDecision(user.consent);
    else if (decision && here > there) tellAccount(decision);
  }, [user, decision]);
  useEffect(() => {
    if (!user) return;
    if (!user.ccpa_opt_out && isVisitorsOptOut()) {
      call('POST /v1/user/edit', { json: { ccpa_opt_out: true } }).catch((cause: unknown) =>
        console.error('the opt-out was not told to the account', cause),
      );
    }
    if (user.ccpa_opt_out || isVisitorsOptOut()) persistOptOut(user);
  }, [user]);
  return null;
}
