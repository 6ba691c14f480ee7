import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { findOwnerEmail } from '../find-owner-email.ts';
import { writeInvoiceFile } from '../invoice-file.ts';
import { isTestInvoice } from '../subscriptions.policy.ts';
import { findInvoice } from '../subscriptions.store.ts';

/** An invoice of this workspace as PDF. @throws Failure `invoice_not_found` */
export async function writeInvoice(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<{ number: string; body: Uint8Array<ArrayBuffer> }> {
  const invoice = await findInvoice(db, workspaceId, id);
  if (!invoice) throw new Failure('invoice_not_found', 'There is no invoice with this id.');
  const workspace = await findWorkspace(db, workspaceId);
  const body = await writeInvoiceFile({
    invoice,
    workspaceName: workspace?.name ?? '',
    email: (await findOwnerEmail(db, workspaceId)) ?? '',
    isTestMoney: isTestInvoice(invoice),
  });
  return { number: invoice.number, body };
}
