import type { InterfaceLanguage } from '@mynah/contract/accounts/interface-language';
import { interfaceLanguage } from '#web/shared/language/interface-language.ts';

/** The texts of a language by namespace and key, as `catalogs/<language>.json` holds them. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** None where the bundler was not, as in the list of pages that journeys read. */
const addresses: Readonly<Record<string, string>> = import.meta.env
  ? import.meta.glob<string>('./catalogs/*.json', { query: '?url', import: 'default', eager: true })
  : {};

/**
 * What the interface says in a language; none for English, whose texts come with the code that shows them. A catalog
 * that does not come is no reason to stop the app: it speaks English then.
 */
export async function loadCatalog(language: InterfaceLanguage): Promise<Catalog | undefined> {
  const address = addresses[`./catalogs/${language}.json`];
  if (!address) return undefined;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) as Catalog;
  } catch (cause) {
    console.error('the texts of the interface did not come', language, cause);
    return undefined;
  }
}

/** Read before anything is said: what depends on this file is run once the texts are there. */
export const catalog: Catalog | undefined = await loadCatalog(interfaceLanguage);
