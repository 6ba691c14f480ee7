import type { Subscription, User } from '@mynah/contract/accounts/user';
import { toSeatType } from '@mynah/contract/workspaces/seats';
import { Failure } from '../../platform/errors/index.ts';
import { extensionPoint } from '../../platform/extensions.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAccount } from '../accounts/profile/index.ts';
import { findUser } from '../accounts/users/index.ts';
import { findKeyHint } from '../workspaces/access/index.ts';
import { getCreditAccount } from './actions/get-credit-account.ts';
import { toSubscription } from './subscription.view.ts';

/** What another module knows of the caller: used voice slots, onboarding, a handle. */
export interface UserAnswerPart {
  user?: (platform: Platform, actor: Actor) => Promise<Partial<User>>;
  subscription?: (platform: Platform, actor: Actor) => Promise<Partial<Subscription>>;
}

export const userAnswerParts = extensionPoint<UserAnswerPart>('billing.user-answer');

export async function getSubscription(platform: Platform, actor: Actor): Promise<Subscription> {
  const account = await getCreditAccount(platform, actor.workspaceId);
  const added = await Promise.all(
    platform.extensions.at(userAnswerParts).map((part) => part.subscription?.(platform, actor)),
  );
  return Object.assign(toSubscription(account, actor.tier), ...added);
}

/** The caller with workspace and subscription: billing is the lowest module that sees all three. */
export async function getUserAnswer(platform: Platform, actor: Actor): Promise<User> {
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new Failure('session_expired', 'This user no longer exists.');
  const answer: User = {
    ...(await getAccount(platform, user)),
    voices: [],
    audio_native: null,
    workspace_id: actor.workspaceId,
    subscription: await getSubscription(platform, actor),
    can_use_delayed_payment_methods: false,
    show_compliance_terms: false,
    xi_api_key: null,
    xi_api_key_preview: await findKeyHint(platform, actor),
    is_api_key_hashed: true,
    seat_type: toSeatType(actor.role),
  };
  const added = await Promise.all(
    platform.extensions.at(userAnswerParts).map((part) => part.user?.(platform, actor)),
  );
  return Object.assign(answer, ...added);
}
