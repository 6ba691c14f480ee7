import type { Tier } from '@mynah/contract';
import { formatDay } from '@mynah/contract/format-day';
import type { Transaction } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/index.ts';
import { getSpending, type LimitHolder, type Spender } from '../workspaces/access/index.ts';
import { limitOf } from './credit-limit.ts';
import type { CreditAccountRow } from './credits.store.ts';

interface Shortage {
  used: number;
  limit: number;
  credits: number;
}

export function workspaceQuotaExceeded(
  account: CreditAccountRow,
  { tier, credits }: { tier: Tier; credits: number },
): Failure {
  const limit = (limitOf(account, tier) ?? 0) + account.granted;
  const shortage = { used: account.used + account.reserved, limit, credits };
  const reset = formatDay(account.periodEndsAt);
  return quotaExceeded(
    shortage,
    `${shortageSentence('This workspace', shortage)} Credits reset on ${reset}.`,
  );
}

const holders: Readonly<Record<LimitHolder, { name: string; help: string }>> = {
  member: { name: 'Your account', help: 'A workspace admin can raise your limit.' },
  'api-key': { name: 'This API key', help: 'Raise the key’s limit, or use another key.' },
};

export async function spenderQuotaExceeded(
  transaction: Transaction,
  spender: Spender,
  { holder, credits }: { holder: LimitHolder; credits: number },
): Promise<Failure> {
  const { used, limit } = await getSpending(transaction, spender, holder);
  const shortage = { used, limit: limit ?? 0, credits };
  const { name, help } = holders[holder];
  return quotaExceeded(shortage, `${shortageSentence(name, shortage)} ${help}`);
}

const shortageSentence = (who: string, { used, limit, credits }: Shortage): string =>
  `${who} has ${Math.max(0, limit - used)} of ${limit} credits left. This request needs ${credits}.`;

const quotaExceeded = ({ used, limit }: Shortage, message: string): Failure =>
  new Failure('quota_exceeded', message, { data: { character_used: used, character_limit: limit } });
