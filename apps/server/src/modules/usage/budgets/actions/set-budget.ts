import type { BudgetKind } from '@mynah/contract/workspaces/budgets';
import { Failure } from '../../../../platform/errors/index.ts';
import { type Actor, requirePermission } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { ledger } from '../../../billing/index.ts';
import { spending } from '../../../workspaces/access/index.ts';
import { holderOf } from '../budget-kinds.ts';

interface Wish {
  kind: BudgetKind;
  id: string;
  limit: number | null;
}

/** It holds from the next request on; what runs goes on. @throws Failure `not_found`, `permission_denied` */
export async function setBudget(platform: Platform, actor: Actor, { kind, id, limit }: Wish): Promise<void> {
  const { workspaceId } = actor;
  // whoever gives budgets sees what everybody uses
  requirePermission(actor, 'workspace_analytics_full_read');
  await ledger.openAccount(platform, workspaceId);
  await platform.db.transaction(async (transaction) => {
    if (kind === 'workspace') {
      if (id !== workspaceId) throw notFound();
      await ledger.setWorkspaceBudget(transaction, workspaceId, limit);
    } else {
      const isThere = await spending.putSpendingLimit(
        transaction,
        { workspaceId, holder: holderOf(kind), id },
        limit,
      );
      if (!isThere) throw notFound();
    }
    const entry = { className: 'budget', activityName: limit === null ? 'remove' : 'set', targetId: id };
    await recordAudit(transaction, actor, { ...entry, details: { kind, limit } }, platform.clock.now());
    if (kind !== 'person') return;
    const event = { name: 'member.usage-limit-changed', workspaceId, payload: { user_id: id } };
    await platform.events.append(transaction, event);
  });
}

const notFound = (): Failure =>
  new Failure('not_found', 'This workspace has nothing of this kind with this id.');
