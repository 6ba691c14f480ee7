import { maxBulkInvites } from '@mynah/contract/workspaces/invite-limits';
import { seatTypes } from '@mynah/contract/workspaces/seat-types';
import * as z from 'zod/mini';
import { message } from '#web/features/workspace/messages.ts';
import { readAddresses } from '#web/shared/read-addresses.ts';

export const inviteFormSchema = z
  .object({
    way: z.enum(['mail', 'link']),
    addresses: z.string(),
    seat: z.enum(seatTypes),
    groupIds: z.array(z.string()),
  })
  .check(({ value, issues }) => {
    const fault = value.way === 'mail' ? faultOf(value.addresses) : undefined;
    if (fault) issues.push({ code: 'custom', input: value, path: ['addresses'], message: fault });
  });

export type InviteForm = z.infer<typeof inviteFormSchema>;

function faultOf(text: string): string | undefined {
  const { emails, invalid } = readAddresses(text);
  if (emails.length === 0) return message('addressesMissing');
  if (invalid !== undefined) return message('addressInvalid', { address: invalid });
  if (emails.length > maxBulkInvites) return message('addressesTooMany', { count: maxBulkInvites });
  return undefined;
}
