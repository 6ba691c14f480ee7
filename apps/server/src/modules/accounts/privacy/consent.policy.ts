import { isConsentCountry } from '@mynah/contract/accounts/consent-countries';
import { isOptedOutByLaw, type Location } from '@mynah/contract/accounts/location';
import type { Call } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { locate } from '../clients/index.ts';

/** Of one request: where from, and whether the browser asks for its visitor’s data not to be sold (Global Privacy Control). */
export interface Visit {
  place: Location;
  hasSignal: boolean;
}

export const visitOf = (call: Pick<Call<never>, 'platform' | 'header' | 'ipAddress'>): Visit => ({
  place: locate(call),
  hasSignal: call.header('sec-gpc') === '1',
});

/** Is nothing recorded before the visitor has agreed (PRV-013)? */
export const asksConsent = ({ config }: Pick<Platform, 'config'>, { place }: Visit): boolean =>
  config.consent === 'always' || isConsentCountry(place);

/** By law, or by the signal (PRV-023). */
export const isOptedOutByVisit = ({ place, hasSignal }: Visit): boolean =>
  hasSignal || isOptedOutByLaw(place);
