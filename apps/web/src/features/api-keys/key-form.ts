import { type Permission, permissions } from '@mynah/contract/permissions';
import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import * as z from 'zod/mini';
import type { KeyChange, NewKey } from '#web/features/api-keys/api-keys.requests.ts';
import { message } from '#web/features/api-keys/messages.ts';
import { USUAL_SCOPES } from '#web/features/api-keys/scopes.ts';

const MAX_NAME_LENGTH = 100;

export const keyFormSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, message('nameMissing')),
        z.maxLength(MAX_NAME_LENGTH, message('nameLong', { count: MAX_NAME_LENGTH })),
      ),
    isRestricted: z.boolean(),
    scopes: z.array(z.enum(permissions)),
    /** As typed; empty means no limit. */
    limit: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,11})?$/, message('limitInvalid'))),
    /** A day as the date field has it; empty means never. */
    expiresOn: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, message('expiryInvalid'))),
    /** As typed, with commas or spaces between; empty means from everywhere. */
    addresses: z.string().check(z.trim(), z.maxLength(5_000, message('addressesLong'))),
  })
  .check(
    z.refine((form) => !form.isRestricted || form.scopes.length > 0, {
      path: ['scopes'],
      message: message('accessNone'),
    }),
  );

export type KeyForm = z.infer<typeof keyFormSchema>;

export function formOf(apiKey: ApiKey | undefined): KeyForm {
  return {
    name: apiKey?.name ?? '',
    isRestricted: Boolean(apiKey?.permissions),
    scopes: apiKey?.permissions ?? [...USUAL_SCOPES],
    limit: apiKey?.character_limit ? String(apiKey.character_limit) : '',
    expiresOn: apiKey?.expires_at_unix ? dayOf(apiKey.expires_at_unix) : '',
    addresses: apiKey?.allowed_ips?.join(', ') ?? '',
  };
}

export function newKeyOf(form: KeyForm): NewKey {
  const { permissions: chosen, character_limit } = limitsOf(form);
  return {
    name: form.name,
    permissions: chosen ?? undefined,
    character_limit: character_limit ?? undefined,
    allowed_ips: addressesOf(form) ?? undefined,
    expires_at_unix: expiryOf(form) ?? undefined,
  };
}

export function changeOf(apiKey: ApiKey, form: KeyForm): KeyChange {
  // a day that stays is not sent: one that is over could not be saved again
  const isMoved = form.expiresOn !== formOf(apiKey).expiresOn;
  return {
    name: form.name,
    ...limitsOf(form),
    allowed_ips: addressesOf(form),
    expires_at_unix: isMoved ? expiryOf(form) : undefined,
  };
}

function limitsOf(form: KeyForm): { permissions: Permission[] | null; character_limit: number | null } {
  return {
    permissions: form.isRestricted ? form.scopes : null,
    character_limit: form.limit === '' ? null : Number(form.limit),
  };
}

function addressesOf({ addresses }: KeyForm): string[] | null {
  const entries = addresses.split(/[\s,;]+/).filter((entry) => entry !== '');
  return entries.length === 0 ? null : entries;
}

/** The last second of the day, where the person is. */
const expiryOf = ({ expiresOn }: KeyForm): number | null =>
  expiresOn === '' ? null : Math.floor(new Date(`${expiresOn}T23:59:59`).getTime() / 1000);

function dayOf(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
