/** Whose link brought the visitor here; kept beside the account's data, and outlives a sign-out (PRV-034, PRV-055). */
type Referral = { value: string; expiresTimestamp: number };

const KEY = 'referral';
const LIFETIME_MS = 90 * 86_400_000;
/** As long as the wire takes it as `pid`. */
const LONGEST = 200;

/** In the app `from` is a date. */
const isReferring = (path: string): boolean => !path.startsWith('/app/') || path === '/app/sign-up';

/** What the address of this visit says; in memory until marketing is allowed. */
let search = '';
let noted: Referral | null = null;

/** A partner whose link brought the visitor, and the partner program's own name of the visit (PRV-038). */
export interface Partner {
  key: string;
  visit: string | null;
}

let partner: Partner | null = null;

/**
 * Reads what the address of a visit says of who sent it: `from` is for 90 days, and forgotten where a paid ad or a
 * partner brought the visitor (PRV-033, PRV-035, PRV-036). Where something of it may be kept, `keepReferral` does.
 */
export function noteReferral(visit: Pick<Location, 'pathname' | 'search'>, now = Date.now()): void {
  search = visit.search;
  const query = new URLSearchParams(search);
  const value = query.get('from') ?? '';
  const key = query.get('ps_partner_key');
  partner = key && key.length <= LONGEST && !query.has('gclid') ? { key, visit: query.get('ps_xid') } : null;
  if (query.has('gclid') || key !== null) forgetReferral();
  else if (value !== '' && value.length <= LONGEST && isReferring(visit.pathname)) {
    noted = { value, expiresTimestamp: now + LIFETIME_MS };
  }
}

/** With the campaign of an ad, where one has brought the visitor. */
export const visitSearch = (): string => search;

export function keepReferral(): void {
  if (!noted) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(noted));
  } catch (cause) {
    console.error('local storage refused the referral', cause);
  }
}

export function forgetReferral(): void {
  noted = null;
  localStorage.removeItem(KEY);
}

/** Null when nobody referred the visitor, or too long ago. */
export function readReferral(now = Date.now()): string | null {
  try {
    const kept = noted ?? (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Referral | null);
    return kept && kept.expiresTimestamp > now ? kept.value : null;
  } catch {
    // somebody else wrote there
    return null;
  }
}

/** Of this visit alone: it is kept nowhere. */
export const visitPartner = (): Partner | null => partner;
