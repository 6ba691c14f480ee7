import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { tiers } from './plans.ts';
import { invoice } from './subscriptions.ts';

/** An account of credits that is not the sum of its entries. */
const mismatch = z.object({
  workspace_id: z.string(),
  name: z.string(),
  used: z.int(),
  used_by_entries: z.int(),
  granted: z.int(),
  granted_by_entries: z.int(),
  reserved: z.int(),
  reserved_by_work: z.int(),
  found_at_unix: z.int(),
});
export type CreditMismatch = z.infer<typeof mismatch>;

const reason = z.string().trim().min(3).max(200);
const ofWorkspace = z.object({ workspace_id: id });

/** What the people who run a server do with its money. */
export const staffMoneyRoutes = {
  mismatches: route({
    id: 'staff.credit-mismatches',
    method: 'GET',
    path: '/v1/admin/credit-mismatches',
    summary: 'List workspaces whose credits differ from their ledger, as of the last hourly check',
    access: 'staff',
    internal: true,
    answer: json(z.object({ mismatches: z.array(mismatch) })),
  }),
  setPlan: route({
    id: 'staff.set-plan',
    method: 'PUT',
    path: '/v1/admin/workspaces/{workspace_id}/plan',
    summary: 'Give a workspace a plan by contract, which nobody pays for here',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    body: z.object({
      tier: z.enum(tiers),
      /** Credits a month; null: as the plan has it. */
      character_limit: z.int().min(0).max(1_000_000_000_000).nullable(),
      /** Then it becomes the free plan; without it, it stays. */
      ends_at_unix: optional(z.int().min(0).max(253_402_300_799)),
      reason,
    }),
    answer: json(ok),
  }),
  invoices: route({
    id: 'staff.workspace-invoices',
    method: 'GET',
    path: '/v1/admin/workspaces/{workspace_id}/invoices',
    summary: 'List the invoices of a workspace, newest first',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    answer: json(z.object({ invoices: z.array(invoice) })),
  }),
  refundInvoice: route({
    id: 'staff.refund-invoice',
    method: 'POST',
    path: '/v1/admin/workspaces/{workspace_id}/invoices/{invoice_id}/refunds',
    summary: 'Refund all or part of what was paid on an invoice',
    access: 'staff',
    internal: true,
    params: ofWorkspace.extend({ invoice_id: id }),
    body: z.object({ amount_cents: z.int().min(1).max(1_000_000_000), reason }),
    answer: json(z.object({ invoices: z.array(invoice) })),
  }),
};
