import { z } from 'zod';
import { clientEventNames } from '../product-events/product-events.ts';
import { json, route } from '../route.ts';
import { ok } from '../wire.ts';

const property = z.union([z.string().max(300), z.number(), z.boolean()]);

const sentEvent = z.object({
  /** Made by the browser: what is sent twice is counted once. */
  event_id: z.uuid(),
  name: z.enum(clientEventNames, 'Clients can’t send this event'),
  properties: z
    .record(z.string().max(60), property)
    .refine((properties) => Object.keys(properties).length <= 40, 'At most 40 properties')
    .default({}),
});

const campaign = z.string().trim().max(300).optional();

/** What the web app tells of its use, on its own origin (PRV-043, PRV-044). */
export const ingestRoutes = {
  events: route({
    id: 'ingest.events',
    method: 'POST',
    path: '/ingest/events',
    summary: 'Record product events of the web app',
    access: 'public',
    internal: true,
    body: z.object({
      /** Of the browser, and only where its visitor lets it be kept. */
      anonymous_id: z.uuid().optional(),
      /** The visitor has opted out of sale and sharing: the events stay on this server. */
      ccpa_opt_out: z.boolean().default(false),
      events: z.array(sentEvent).min(1).max(50),
    }),
    answer: json(ok),
  }),
  adVisit: route({
    id: 'ingest.google-ads-visit',
    method: 'POST',
    path: '/v1/google-ads-visit',
    summary: 'Record a visit that an ad has brought',
    access: 'public',
    internal: true,
    /** The address of who is signed in comes along; it is not kept. */
    body: z.object({
      email: z.object({ email: z.string().max(254).nullable() }).optional(),
      event_type: z.string().min(1).max(60),
      gclid: z.string().min(1).max(300),
      utm_source: campaign,
      utm_medium: campaign,
      utm_campaign: campaign,
      utm_term: campaign,
      utm_content: campaign,
    }),
    answer: json(ok),
  }),
};
