import type { AuditLogEntry } from '@mynah/contract/workspaces/audit-log';
import type { AuditNames } from '#web/features/audit-log/audit-log.requests.ts';
import { message } from '#web/features/audit-log/messages.ts';

/** Ids say nothing to people; who and what they name is told otherwise. */
const isHidden = (field: string): boolean =>
  field.endsWith('_id') || ['target_type', 'holder', 'owner'].includes(field);

/** Particulars whose own names say too little. */
const LABELS: Record<string, string> = {
  allowed: message('factAllowed'),
  auth_type: message('factAuthType'),
  by: message('factBy'),
  ended: message('factEnded'),
  failures_in_a_row: message('factFailures'),
  fields: message('factFields'),
  handed_over_to: message('factHandedOver'),
  hint: message('factHint'),
  isIndexed: message('factIndexed'),
  left: message('factLeft'),
  most: message('factMost'),
  overlap_hours: message('factOverlap'),
  proved_by: message('factWay'),
  requester: message('factRequester'),
  secret: message('factSecret'),
  tier: message('factTier'),
  way: message('factWay'),
};

/** What somebody wrote, which stays as it is; every other text is one of a few words of the server's. */
const WRITTEN = new Set(['address', 'domain', 'hint', 'name', 'requester', 'title']);

/** Words of the server's that people write otherwise. */
const WORDS: Record<string, string> = {
  hmac: message('wordHmac'),
  mail: message('wordMail'),
  oauth2: message('wordOauth'),
  oidc: message('wordOidc'),
  saml: message('wordSaml'),
  scim: message('wordScim'),
  sms: message('wordSms'),
  totp: message('wordTotp'),
};

/** The particulars of an entry in a line: on whom, and what was set. Empty where there is nothing to tell. */
export function detailsOf({ unmapped }: AuditLogEntry, names: AuditNames): string {
  const { target_type: type, target_id: target } = unmapped;
  const name = namesOf(String(type), names)?.get(String(target));
  const facts = Object.entries(unmapped).flatMap(([field, value]) =>
    isHidden(field) || !isPlain(value)
      ? []
      : [`${LABELS[field] ?? sentence(field)}: ${valueText(field, value, names)}`],
  );
  return [...(name === undefined ? [] : [name]), ...facts].join(' · ');
}

function namesOf(type: string, { people, groups }: AuditNames): ReadonlyMap<string, string> | undefined {
  if (type === 'group') return groups;
  return type === 'member' || type === 'service-account' ? people : undefined;
}

function valueText(field: string, value: string | number | boolean, { people }: AuditNames): string {
  if (typeof value === 'boolean') return message(value ? 'yes' : 'no');
  if (typeof value === 'number' || WRITTEN.has(field)) return String(value);
  if (field === 'handed_over_to') return people.get(value) ?? message('formerUser');
  if (field === 'fields') return value.split(' ').map(words).join(', ');
  return WORDS[value] ?? sentence(value);
}

/** `maxCharacters`, `max_characters`, `max-characters`: `max characters` */
const words = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

const sentence = (name: string): string => {
  const text = words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
