import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { passkeyRoutes } from './passkeys/index.ts';
import { listWays, reauthenticationRoutes } from './reauthentication/index.ts';
import { provingWays } from './require-fresh-factor.ts';
import { forgetTrustedDevices, twoFactorRoutes } from './two-factor/index.ts';

export const factorsModule: Module = {
  name: 'factors',
  routes: [...twoFactorRoutes, ...passkeyRoutes, ...reauthenticationRoutes],
  handlers: (platform) => [forgetTrustedDevices(platform)],
  extensions: [extend(provingWays, listWays)],
};
