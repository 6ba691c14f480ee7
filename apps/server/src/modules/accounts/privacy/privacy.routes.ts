import { privacyRoutes as routes } from '@mynah/contract/accounts/privacy';
import { handle } from '../../../platform/http/index.ts';
import { holderOf } from '../factors/index.ts';
import { deleteActivity, listActivity } from '../product-events/index.ts';
import { updateProfile } from '../profile/index.ts';
import { acceptBiometricTerms, acceptTerms } from './actions/accept-terms.ts';
import { decideConsent } from './actions/decide-consent.ts';
import { exportData } from './actions/export-data.ts';
import { getPrivacyRecord } from './actions/get-privacy-record.ts';
import { optOutByVisit } from './actions/opt-out-of-sale.ts';
import { toActivityEvent } from './activity.view.ts';
import { visitOf } from './consent.policy.ts';

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
    const visit = visitOf(call);
    const { place } = visit;
    const actor = await call.findActor();
    // an API key calls from a machine, which need not be where its person is
    if (actor?.kind === 'session') {
      if (place.country) await updateProfile(call.platform, actor.userId, { geoLocation: place });
      await optOutByVisit(call.platform, actor.userId, visit);
    }
    return place;
  }),
  handle(routes.decideConsent, async ({ platform, actor, body }) => {
    await decideConsent(platform, actor.userId, body);
    return ok;
  }),
  handle(routes.privacyRecord, ({ platform, actor }) => getPrivacyRecord(platform, actor)),
  handle(routes.activity, async ({ platform, actor, query }) => {
    const { before, pageSize } = query;
    const rows = await listActivity(platform.db, actor.userId, { before, limit: pageSize + 1 });
    return { events: rows.slice(0, pageSize).map(toActivityEvent), has_more: rows.length > pageSize };
  }),
  handle(routes.eraseActivity, async ({ platform, actor }) => {
    await deleteActivity(platform.db, actor.userId);
    return ok;
  }),
  handle(routes.exportData, async (call) => {
    await holderOf(call);
    const { fileName, ...archive } = await exportData(call.platform, call.actor);
    call.setHeader('content-disposition', `attachment; filename="${fileName}"`);
    return archive;
  }),
];
