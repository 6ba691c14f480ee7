import type { AppConfig } from '@mynah/contract/site';
import { openedLinkCode } from '#web/shared/account/opened-link.ts';
import { keepReferral, visitSearch } from '#web/shared/account/referral.ts';
import { call } from '#web/shared/api/call.ts';
import { allows, allowsSoon, useConsent } from '#web/shared/consent/consent.ts';
import { readOptOut } from '#web/shared/consent/sale.ts';
import { removeForeignCookie } from '#web/shared/storage/cookies.ts';

/** Of the referral program: an ad has brought the visitor, and no partner (PRV-037, PRV-038). */
const REFERRAL_COOKIES = ['ps_partner_key', 'ps_xid'];
const COOKIES_GO_AFTER_MS = 2000;

type Rules = AppConfig['privacy'];

/** What marketing does: the referral is kept, the ad's visit told, the partner's script loaded, each where it is allowed. */
export function startMarketing(rules: Rules): () => void {
  const isAd = new URLSearchParams(visitSearch()).has('gclid');
  const timer = isAd && setTimeout(forgetPartner, Math.max(0, COOKIES_GO_AFTER_MS - performance.now()));
  const act = () => {
    if (!allows('marketing')) return;
    keepReferral();
    if (isOptedOut(rules)) return;
    tellAdVisit();
    tellReferralVisit();
    loadPartnerScript(rules.partner_script_url);
  };
  void allowsSoon('marketing').then(act);
  const stop = useConsent.subscribe(act);
  return () => {
    stop();
    if (timer) clearTimeout(timer);
  };
}

const isOptedOut = (rules: Rules): boolean => readOptOut() ?? rules.is_opted_out_of_sale;

function forgetPartner(): void {
  for (const name of REFERRAL_COOKIES) removeForeignCookie(name);
}

let isAdTold = false;

/** Once a visit; a failure is a line of the log (PRV-040). */
function tellAdVisit(): void {
  const query = new URLSearchParams(visitSearch());
  const gclid = query.get('gclid');
  if (!gclid || isAdTold) return;
  isAdTold = true;
  const campaign = (name: string) => query.get(name) ?? undefined;
  const json = {
    event_type: 'visit',
    gclid,
    utm_source: campaign('utm_source'),
    utm_medium: campaign('utm_medium'),
    utm_campaign: campaign('utm_campaign'),
    utm_term: campaign('utm_term'),
    utm_content: campaign('utm_content'),
  };
  call('POST /v1/google-ads-visit', { json }).catch((cause: unknown) =>
    console.error('the visit of an ad was not recorded', cause),
  );
}

let isLinkTold = false;

/** That a referral link was opened, once a visit; nothing of who opened it. */
function tellReferralVisit(): void {
  const code = openedLinkCode({ search: visitSearch(), origin: location.origin }, document.referrer);
  if (!code || isLinkTold) return;
  isLinkTold = true;
  call('POST /v1/referrals/visits', { json: { code, allows_marketing: true } }).catch((cause: unknown) =>
    console.error('the visit of a referral link was not counted', cause),
  );
}

/** One, from the address of the operator's settings and nowhere else (PRV-041, PRV-042). */
function loadPartnerScript(address: string | null): void {
  if (!address || document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
