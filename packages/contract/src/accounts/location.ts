/**
 * Where a person is, as the server learned it; null where it does not know (PRV-011, PRV-012). Its schema stands apart
 * in `location-schema.ts`, so that the rules below reach the browser without a schema library.
 */
export interface Location {
  region: string | null;
  country: string | null;
  city: string | null;
}

/** Names and codes of ISO 3166: proxies send either. */
const countries: Readonly<Record<string, string>> = {
  'united states': 'us',
  'united states of america': 'us',
  usa: 'us',
  canada: 'ca',
};
const regions: Readonly<Record<string, string>> = {
  illinois: 'il',
  texas: 'tx',
  washington: 'wa',
  quebec: 'qc',
  california: 'ca',
  connecticut: 'ct',
  colorado: 'co',
  utah: 'ut',
  virginia: 'va',
  oregon: 'or',
  montana: 'mt',
};

/** Places whose law on biometric data binds who stores voice prints. */
const restricted: ReadonlySet<string> = new Set(['us-il', 'us-tx', 'us-wa', 'ca-qc']);

/** States whose law gives an opt-out of the sale of personal data: who is there is opted out (PRV-023). */
const optedOut: ReadonlySet<string> = new Set(
  ['ca', 'ct', 'co', 'ut', 'va', 'or', 'mt', 'tx'].map((state) => `us-${state}`),
);

/** Lower case without accents: `Québec` is `quebec`. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** `us-il`; undefined where country or region is unknown. */
function placeOf({ country, region }: Pick<Location, 'country' | 'region'>): string | undefined {
  if (!country || !region) return undefined;
  const [countryName, regionName] = [plain(country), plain(region)];
  const countryCode = countries[countryName] ?? countryName;
  // ISO 3166-2 writes the country before the region: US-IL
  const short = regionName.replace(new RegExp(`^${countryCode}-`), '');
  return `${countryCode}-${regions[short] ?? short}`;
}

/** Illinois: voice work waits for the biometric terms (PRV-002). */
export const needsBiometricTerms = (place: Location | null): boolean =>
  place !== null && placeOf(place) === 'us-il';

/** Illinois, Texas, Washington and Quebec: their law binds who stores a voice print (PRV-003). */
export const isRestrictedRegion = (place: Location | null): boolean =>
  place !== null && restricted.has(placeOf(place) ?? '');

export const isOptedOutByLaw = (place: Location | null): boolean =>
  place !== null && optedOut.has(placeOf(place) ?? '');

interface Person {
  geo_location: Location | null;
  accepted_bipa_terms: boolean;
}

/** Is the 'Updated Terms' dialog to be shown (PRV-005)? */
export const mustAcceptBiometricTerms = (user: Person): boolean =>
  needsBiometricTerms(user.geo_location) && !user.accepted_bipa_terms;

/**
 * May voice prints of this person be made and kept? In Illinois once they have agreed to it, as the dialog says; in the
 * other restricted places nobody is asked, so never (PRV-002, PRV-004).
 */
export const mayStoreVoicePrints = (user: Person): boolean =>
  needsBiometricTerms(user.geo_location) ? user.accepted_bipa_terms : !isRestrictedRegion(user.geo_location);
