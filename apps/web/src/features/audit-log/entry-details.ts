import type { AuditLogEntry } from '@mynah/contract/workspaces/audit-log';
import type { AuditNames } from '#web/features/audit-log/audit-log.requests.ts';

/** Ids say nothing to people; these two are told otherwise. */
const HIDDEN = new Set(['target_type', 'target_id', 'holder', 'owner']);

/** The particulars of an entry in a line: on whom, and what was set. Empty where there is nothing to tell. */
export function detailsOf({ unmapped }: AuditLogEntry, names: AuditNames): string {
  const { target_type: type, target_id: target } = unmapped;
  const name = namesOf(String(type), names)?.get(String(target));
  const facts = Object.entries(unmapped).flatMap(([field, value]) =>
    HIDDEN.has(field) || !isPlain(value) ? [] : [`${field.replaceAll('_', ' ')}: ${value}`],
  );
  return [...(name === undefined ? [] : [name]), ...facts].join(' · ');
}

function namesOf(type: string, { people, groups }: AuditNames): ReadonlyMap<string, string> | undefined {
  if (type === 'group') return groups;
  return type === 'member' || type === 'service-account' ? people : undefined;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
