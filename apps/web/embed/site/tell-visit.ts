import { openedLinkCode } from '#web/shared/account/opened-link.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { readDecision } from '#web/shared/consent/decision.ts';
import { readOptOut } from '#web/shared/consent/sale.ts';

/**
 * Tells that a referral link was opened, with what was decided in this browser: the server counts it where it may, and
 * keeps nothing of who opened it.
 */
export function tellVisit(): void {
  const code = openedLinkCode(location, document.referrer);
  const allows = readDecision()?.marketing;
  if (!code || allows === false || readOptOut() === true) return;
  const json = { code, allows_marketing: allows };
  const body = JSON.stringify(json);
  const headers = { 'content-type': 'application/json' };
  fetch(addressOf('POST /v1/referrals/visits'), { method: 'POST', headers, body, keepalive: true }).catch(
    (cause: unknown) => console.error('the visit of a referral link was not counted', cause),
  );
}
