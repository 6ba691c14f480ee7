import type { AuditLogEntry } from '@mynah/contract/audit-log';

/** Ids say nothing to people; these two are told otherwise. */
const HIDDEN = new Set(['target_type', 'target_id', 'holder', 'owner']);
const PEOPLE = new Set(['member', 'service-account']);

/** The particulars of an entry in a line: on whom, and what was set. Empty where there is nothing to tell. */
export function detailsOf({ unmapped }: AuditLogEntry, people: ReadonlyMap<string, string>): string {
  const { target_type: type, target_id: target } = unmapped;
  const person = PEOPLE.has(String(type)) ? people.get(String(target)) : undefined;
  const facts = Object.entries(unmapped).flatMap(([field, value]) =>
    HIDDEN.has(field) || !isPlain(value) ? [] : [`${field.replaceAll('_', ' ')}: ${value}`],
  );
  return [...(person === undefined ? [] : [person]), ...facts].join(' · ');
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
