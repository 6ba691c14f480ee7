import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readPayouts } from './actions/read-payouts.ts';
import { payoutMoney } from './payout-provider-of.ts';
import { toWorkspacePayouts } from './payouts.view.ts';

/** What the workspace’s answer says of its payouts (WSP-010): to admins, where anybody is paid. */
export async function workspacePart(
  platform: Platform,
  { workspaceId, role }: Actor,
): Promise<{ payouts: Record<string, unknown> | null }> {
  const isShown = role === 'admin' && payoutMoney(platform) !== undefined;
  return { payouts: isShown ? toWorkspacePayouts(await readPayouts(platform, workspaceId)) : null };
}
