import { ingestRoutes as routes } from '@mynah/contract/accounts/ingest';
import type { ProductEventProperties } from '@mynah/contract/product-events/product-events';
import { type Call, handle } from '../../../platform/http/index.ts';
import { ingestEvents, type Sender } from './actions/ingest-events.ts';

const ok = { status: 'ok' as const };

export const productEventRoutes = [
  handle(routes.events, async (call) => {
    await ingestEvents(call.platform, await senderOf(call, call.body.ccpaOptOut), call.body);
    return ok;
  }),
  handle(routes.adVisit, async (call) => {
    const sender = await senderOf(call, false);
    await ingestEvents(call.platform, sender, {
      events: [{ name: 'ad_visited', properties: toVisit(call.body) }],
    });
    return ok;
  }),
];

/** What the ad's link says. */
function toVisit(visit: Call<typeof routes.adVisit>['body']): ProductEventProperties {
  const { eventType, gclid, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = visit;
  return {
    event_type: eventType,
    gclid,
    ...(utmSource && { utm_source: utmSource }),
    ...(utmMedium && { utm_medium: utmMedium }),
    ...(utmCampaign && { utm_campaign: utmCampaign }),
    ...(utmTerm && { utm_term: utmTerm }),
    ...(utmContent && { utm_content: utmContent }),
  };
}

/** Somebody with an API key calls from a program: what it tells is nobody's use of the app. */
async function senderOf(
  call: Pick<Call<never>, 'findActor' | 'header' | 'ipAddress'>,
  isOptedOut: boolean,
): Promise<Sender> {
  const actor = await call.findActor();
  return {
    actor: actor?.kind === 'session' ? actor : undefined,
    ipAddress: call.ipAddress,
    isOptedOut: isOptedOut || call.header('sec-gpc') === '1',
  };
}
