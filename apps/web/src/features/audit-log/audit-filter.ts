/** As it stands in the address: what is absent filters nothing. */
export type AuditFilter = {
  /** A user id. */
  who?: string;
  /** An OCSF class, or the name of an activity. */
  what?: string;
  /** Days where the person is, `2026-05-31`, both included. */
  from?: string;
  to?: string;
};

/** The classes of OCSF by which the server sorts its entries. */
export const AUDIT_CLASSES = [
  'Authentication',
  'Account Change',
  'User Access Management',
  'Group Management',
  'Entity Management',
] as const;
export type AuditClass = (typeof AUDIT_CLASSES)[number];

const isClass = (what: string): what is AuditClass => AUDIT_CLASSES.some((known) => known === what);
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Days that are none are left out: the address is anybody's to write. */
export const readFilter = ({ who, what, from, to }: AuditFilter): AuditFilter => ({
  who,
  what,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
});

export const isFiltered = (filter: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

export const queryOf = ({ who, what, from, to }: AuditFilter) => ({
  actor_uid: who,
  class_name: what !== undefined && isClass(what) ? what : undefined,
  activity_name: what !== undefined && !isClass(what) ? what : undefined,
  time_from_unix_ms: from && new Date(`${from}T00:00:00`).getTime(),
  time_to_unix_ms: to && new Date(`${to}T23:59:59.999`).getTime(),
});
