import { type Permission, permissions } from '@mynah/contract/permissions';
import type { ApiKey } from '@mynah/contract/workspaces';
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
  };
}

export function newKeyOf(form: KeyForm): NewKey {
  const { permissions: chosen, character_limit } = limitsOf(form);
  return { name: form.name, permissions: chosen ?? undefined, character_limit: character_limit ?? undefined };
}

export function changeOf(apiKey: ApiKey, form: KeyForm): KeyChange {
  return { key_id: apiKey.key_id, name: form.name, ...limitsOf(form) };
}

function limitsOf(form: KeyForm): { permissions: Permission[] | null; character_limit: number | null } {
  return {
    permissions: form.isRestricted ? form.scopes : null,
    character_limit: form.limit === '' ? null : Number(form.limit),
  };
}
