/** Whose link brought the visitor here; kept beside the account's data, and outlives a sign-out (PRV-034, PRV-055). */
type Referral = { value: string; expiresTimestamp: number };

const KEY = 'referral';
const LIFETIME_MS = 90 * 86_400_000;
/** As long as the wire takes it as `pid`. */
const LONGEST = 200;

/** In the app `from` is a date. */
const isReferring = (path: string): boolean => !path.startsWith('/app/') || path === '/app/sign-up';

/**
 * Reads what the address of a visit says of who sent it: `from` is kept for 90 days, and forgotten where a paid ad or a
 * partner brought the visitor (PRV-033, PRV-035, PRV-036).
 */
export function noteReferral(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now = Date.now(),
): void {
  const query = new URLSearchParams(search);
  const value = query.get('from') ?? '';
  try {
    if (query.has('gclid') || query.has('ps_partner_key')) localStorage.removeItem(KEY);
    else if (value !== '' && value.length <= LONGEST && isReferring(pathname)) {
      const referral: Referral = { value, expiresTimestamp: now + LIFETIME_MS };
      localStorage.setItem(KEY, JSON.stringify(referral));
    }
  } catch (cause) {
    console.error('local storage refused the referral', cause);
  }
}

/** Null when nobody referred the visitor, or too long ago. */
export function readReferral(now = Date.now()): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Referral | null;
    return kept && kept.expiresTimestamp > now ? kept.value : null;
  } catch {
    // somebody else wrote there
    return null;
  }
}
