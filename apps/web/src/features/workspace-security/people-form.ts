import type { IdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import * as z from 'zod/mini';
import { message } from '#web/features/workspace-security/messages.ts';
import type { DefaultRole } from '#web/features/workspace-security/security.requests.ts';

const rows = z.array(
  z.object({
    /** The group's name at the provider, or its id where the provider sends ids. */
    name: z.string().check(z.trim(), z.minLength(1, message('mappingNameMissing')), z.maxLength(300)),
    groupId: z.string().check(z.minLength(1, message('mappingGroupMissing'))),
  }),
);

export const peopleFormSchema = z.object({ role: z.custom<DefaultRole>(), rows }).check(
  z.check(({ value, issues }) => {
    const names = value.rows.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      const path = ['rows', index, 'name'];
      issues.push({ code: 'custom', input: value, path, message: message('mappingTwice') });
    }
  }),
);
export type PeopleForm = z.infer<typeof peopleFormSchema>;

/** A group that was deleted since is chosen anew. */
export const peopleFormOf = (
  { default_role: role, group_mapping: mapping }: IdentityProvider,
  groupIds: ReadonlySet<string>,
): PeopleForm => ({
  role,
  rows: Object.entries(mapping).map(([name, id]) => ({ name, groupId: groupIds.has(id) ? id : '' })),
});

export const peopleOf = ({ role, rows: mapped }: PeopleForm) => ({
  default_role: role,
  group_mapping: Object.fromEntries(mapped.map(({ name, groupId }) => [name, groupId])),
});
