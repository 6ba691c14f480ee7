import { seatLimit } from '@mynah/contract/workspaces/seats';
import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import { findWorkspace } from '../workspace/index.ts';

type BillingFields = Pick<Workspace, 'subscription' | 'stripe' | 'payouts'>;

/** What billing knows of the workspace, and those who are paid for it; later parts go before. */
export const workspaceBilling =
  extensionPoint<(platform: Platform, actor: Actor) => Promise<Partial<BillingFields>>>('workspaces.billing');

export async function getWorkspace(platform: Platform, actor: Actor): Promise<Workspace> {
  const row = await findWorkspace(platform.db, actor.workspaceId);
  if (!row) throw new Failure('session_expired', 'This workspace no longer exists.');
  const [owner, parts] = await Promise.all([
    findUser(platform.db, row.ownerId),
    Promise.all(platform.extensions.at(workspaceBilling).map((part) => part(platform, actor))),
  ]);
  const billing: Partial<BillingFields> = Object.assign({}, ...parts);
  const { subscription, stripe = null, payouts = null } = billing;
  if (!subscription) throw new Error('no module gives the subscription of a workspace');
  return {
    workspace_id: row.id,
    name: row.name,
    owner_id: row.ownerId,
    owner_email: owner?.email ?? '',
    subscription,
    stripe,
    payouts,
    can_use_delayed_payment_methods: false,
    trust_on_invoice_creation: false,
    created_at_unix: unixSeconds(row.createdAt),
    max_seats: seatLimit(row.tier, row.maxSeats),
    storing_shared_files_on_user: row.storingSharedFilesOnUser,
    training_opt_out: {
      flag: row.trainingOptOut ?? row.tier === 'enterprise',
      timestamp_unix: row.trainingOptOutAt && unixSeconds(row.trainingOptOutAt),
    },
    pronunciation_dictionary_locators: row.pronunciationDictionaryLocators,
    session_inactivity_timeout: row.sessionInactivityTimeout,
    all_members_permissions: row.allMembersPermissions,
    voice_library_removal_notice_webhook_id: row.voiceLibraryRemovalNoticeWebhookId,
    third_party_disable_allowed: row.thirdPartyDisableAllowed,
    history_retention_days: row.historyRetentionDays,
  };
}
