import { privacyRoutes as routes } from '@mynah/contract/accounts/privacy';
import { handle } from '../../../platform/http/index.ts';
import { locate } from '../clients/index.ts';
import { holderOf } from '../factors/index.ts';
import { updateProfile } from '../profile/index.ts';
import { acceptBiometricTerms, acceptTerms } from './actions/accept-terms.ts';
import { exportData } from './actions/export-data.ts';

const ok = { status: 'ok' as const };

export const privacyRoutes = [
  handle(routes.acceptBiometricTerms, async ({ platform, actor }) => {
    await acceptBiometricTerms(platform, actor.userId);
    return ok;
  }),
  handle(routes.acceptTerms, async ({ platform, actor, body }) => {
    await acceptTerms(platform, actor.userId, body.agreement);
    return ok;
  }),
  handle(routes.geolocation, async (call) => {
    const location = locate(call);
    const actor = await call.findActor();
    // an API key calls from a machine, which need not be where its person is
    if (actor?.kind === 'session' && location.country) {
      await updateProfile(call.platform, actor.userId, { geoLocation: location });
    }
    return location;
  }),
  handle(routes.exportData, async (call) => {
    await holderOf(call);
    const { fileName, ...archive } = await exportData(call.platform, call.actor);
    call.setHeader('content-disposition', `attachment; filename="${fileName}"`);
    return archive;
  }),
];
