import type { Tier } from '@mynah/contract';
import { formatDay } from '@mynah/contract/format-day';
import { Failure } from '../../platform/errors/index.ts';
import type { spending } from '../workspaces/access/index.ts';
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
  const used = account.used + account.reserved;
  const reset = formatDay(account.periodEndsAt);
  if (account.budget !== null && used + credits > account.budget) {
    const shortage = { used, limit: account.budget, credits };
    const sentence = shortageSentence('This workspace’s budget', shortage);
    return quotaExceeded(shortage, `${sentence} An admin can raise it; it resets on ${reset}.`);
  }
  const limit = (limitOf(account, tier) ?? 0) + account.granted;
  const shortage = { used, limit, credits };
  return quotaExceeded(
    shortage,
    `${shortageSentence('This workspace', shortage)} Credits reset on ${reset}.`,
  );
}

const holders: Readonly<Record<spending.LimitHolder, { name: string; help: string }>> = {
  member: { name: 'Your account', help: 'A workspace admin can raise your limit.' },
  'api-key': { name: 'This API key', help: 'Raise the key’s limit, or use another key.' },
  group: { name: 'Your group', help: 'A workspace admin can raise its limit.' },
};

export function spenderQuotaExceeded({ holder, used, limit }: spending.Exhausted, credits: number): Failure {
  const shortage = { used, limit, credits };
  const { name, help } = holders[holder];
  return quotaExceeded(shortage, `${shortageSentence(name, shortage)} ${help}`);
}

const shortageSentence = (who: string, { used, limit, credits }: Shortage): string =>
  `${who} has ${Math.max(0, limit - used)} of ${limit} credits left. This request needs ${credits}.`;

const quotaExceeded = ({ used, limit }: Shortage, message: string): Failure =>
  new Failure('quota_exceeded', message, { data: { character_used: used, character_limit: limit } });
