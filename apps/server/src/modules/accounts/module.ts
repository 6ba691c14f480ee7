import type { Module } from '../../platform/http/index.ts';
import { guessingHandler } from './attempts/tell-guessing.ts';
import { emailFlowRoutes } from './email-flows/email-flows.routes.ts';
import { openLocationDatabase } from './location/location-database.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { reauthenticationRoutes } from './reauthentication/reauthentication.routes.ts';
import { purgeAccounts } from './sessions/actions/purge-accounts.ts';
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInRequestRoutes } from './sign-in-requests/sign-in-requests.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { forgetTrustedDevices } from './two-factor/forget-trusted-devices.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { fillPublicIds } from './users/users.store.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: [
    ...sessionRoutes,
    ...emailFlowRoutes,
    ...ownSessionRoutes,
    ...twoFactorRoutes,
    ...passkeyRoutes,
    ...reauthenticationRoutes,
    ...signInRequestRoutes,
    ...onboardingRoutes,
    ...profileRoutes,
    ...privacyRoutes,
    ...staffRoutes,
  ],
  jobs: (platform) => [guessingHandler(platform)],
  handlers: (platform) => [forgetTrustedDevices(platform)],
  prepare: async (platform) => {
    await openLocationDatabase(platform);
    await fillPublicIds(platform.db);
  },
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
