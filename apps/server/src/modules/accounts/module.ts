import type { Module } from '../../platform/http/index.ts';
import { emailFlowRoutes } from './email-flows/email-flows.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { purgeAccounts } from './sessions/actions/purge-accounts.ts';
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInRequestRoutes } from './sign-in-requests/sign-in-requests.routes.ts';
import { forgetTrustedDevices } from './two-factor/forget-trusted-devices.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: [
    ...sessionRoutes,
    ...emailFlowRoutes,
    ...ownSessionRoutes,
    ...twoFactorRoutes,
    ...passkeyRoutes,
    ...signInRequestRoutes,
    ...onboardingRoutes,
  ],
  handlers: (platform) => [forgetTrustedDevices(platform)],
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
