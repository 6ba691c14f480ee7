import { type Filter, parse, Tester } from 'scim2-parse-filter';
import { scimInvalid } from './scim-failures.ts';

/** Text is compared without regard to case, as the schemas say of all attributes that people write. */
class CaselessTester extends Tester {
  override eq(given: unknown, wanted: Comparable): boolean {
    return super.eq(lower(given), lower(wanted));
  }
  override ne(given: unknown, wanted: Comparable): boolean {
    return super.ne(lower(given), lower(wanted));
  }
  override co(given: unknown, wanted: Comparable): boolean {
    return super.co(lower(given), lower(wanted));
  }
  override sw(given: unknown, wanted: Comparable): boolean {
    return super.sw(lower(given), lower(wanted));
  }
  override ew(given: unknown, wanted: Comparable): boolean {
    return super.ew(lower(given), lower(wanted));
  }
}

type Comparable = string | number | boolean | null;

const lower = <T>(value: T): T => (typeof value === 'string' ? (value.toLowerCase() as T) : value);

const tester = new CaselessTester();

export interface ScimFilter {
  matches(resource: object): boolean;
  /** What the filter asks to be equal, by attribute in lower case: the database can look for it first. */
  equal: ReadonlyMap<string, string>;
}

/** @throws Failure with scimType `invalidFilter` */
export function parseFilter(text: string): ScimFilter {
  const filter = parseOrThrow(text);
  return { matches: (resource) => tester.test(resource, filter), equal: new Map(equalities(filter)) };
}

function parseOrThrow(text: string): Filter {
  try {
    return parse(text);
  } catch (cause) {
    throw scimInvalid('invalidFilter', 'The filter is invalid.', cause);
  }
}

/** Those that have to hold in every case: under an `or` or a `not` nothing has to. */
function equalities(filter: Filter): [string, string][] {
  if (filter.op === 'and' && 'filters' in filter) return filter.filters.flatMap(equalities);
  if (filter.op !== 'eq' || !('compValue' in filter) || typeof filter.compValue !== 'string') return [];
  return [[filter.attrPath.replace(/^urn:.*:/, '').toLowerCase(), filter.compValue]];
}
