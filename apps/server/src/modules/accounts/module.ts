import type { Module } from '../../platform/http/index.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { purgeAccounts } from './sessions/actions/purge-accounts.ts';
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInRequestRoutes } from './sign-in-requests/sign-in-requests.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: [
    ...sessionRoutes,
    ...ownSessionRoutes,
    ...twoFactorRoutes,
    ...passkeyRoutes,
    ...signInRequestRoutes,
    ...onboardingRoutes,
  ],
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
