import { profileRoutes as routes } from '@mynah/contract/accounts/profile';
import { handle } from '../../../platform/http/index.ts';
import { getUser } from '../users/index.ts';
import { getReferralLink } from './actions/get-referral-link.ts';
import { requestAlphaAccess } from './actions/request-alpha-access.ts';
import { updateProfile } from './actions/update-profile.ts';
import { generateName } from './generate-name.ts';

const ok = { status: 'ok' as const };

export const profileRoutes = [
  handle(routes.editMetadata, async ({ platform, actor, body }) => {
    await updateProfile(platform, actor.userId, body.accountMetadata);
    return ok;
  }),
  handle(routes.dismissModerationWarning, async ({ platform, actor }) => {
    await updateProfile(platform, actor.userId, { moderationWarningDismissedAt: platform.clock.now() });
    return ok;
  }),
  handle(routes.hasAlphaAccess, async ({ platform, actor }) => {
    const { hasAlphaAccess } = await getUser(platform.db, actor.userId);
    return { has_alpha_access: hasAlphaAccess };
  }),
  handle(routes.requestAlphaAccess, async ({ platform, actor }) => {
    await requestAlphaAccess(platform, actor.userId);
    return ok;
  }),
  handle(routes.random, async () => ({ rand: Math.random() })),
  handle(routes.generateName, async () => ({ name: generateName() })),
  handle(routes.updatePublicName, async ({ platform, actor, body }) => {
    await updateProfile(platform, actor.userId, { publicUserName: body.publicUserName || null });
    return ok;
  }),
  handle(routes.referralLink, async ({ platform, actor }) => ({
    referral_link: await getReferralLink(platform, actor.userId),
  })),
];
