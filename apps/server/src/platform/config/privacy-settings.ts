import { z } from 'zod';
import { address, list, setting, text, whole } from './setting.ts';

/** Where people are, what is asked of them, and where what they do is told. */
export const privacySettings = {
  biometricTerms: setting(
    'MYNAH_BIOMETRIC_TERMS',
    text,
    "Text of the 'Updated Terms' dialog shown to people in Illinois; plain text, instead of the built-in sentence.",
  ),
  locationHeaders: setting(
    'MYNAH_LOCATION_HEADERS',
    list('').pipe(z.array(z.string()).max(3)),
    'Headers in which the proxy sends the caller’s country, region and city, in this order, separated by commas; without them, the location is unknown.',
  ),
  locationDatabase: setting(
    'MYNAH_LOCATION_DATABASE',
    text,
    'MaxMind file (mmdb) with the countries or cities of IP addresses; used if the headers say nothing.',
  ),
  consent: setting(
    'MYNAH_CONSENT',
    z.enum(['by-country', 'always']).default('by-country'),
    'Who is asked before the app records how it is used: visitors from the EU, Iceland, Liechtenstein, Norway, Switzerland and the United Kingdom, where the location is known; or everyone.',
  ),
  eventsUrl: setting(
    'MYNAH_PRODUCT_EVENTS_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of a PostHog or Segment server that product events are forwarded to; without it, they stay on this server.',
  ),
  eventsProtocol: setting(
    'MYNAH_PRODUCT_EVENTS_PROTOCOL',
    z.enum(['posthog', 'segment']).default('posthog'),
    'Protocol of this address.',
  ),
  eventsKey: setting(
    'MYNAH_PRODUCT_EVENTS_KEY',
    text,
    'Project key (PostHog) or write key (Segment) of this address.',
    {
      secret: true,
    },
  ),
  productEventDays: setting('MYNAH_PRODUCT_EVENT_DAYS', whole(395, 1, 3650), 'Days to keep product events.'),
  partnerScriptUrl: setting(
    'MYNAH_PARTNER_SCRIPT_URL',
    address.optional(),
    'Script of a referral program, loaded from its own server for visitors who allow marketing; without it, no script of others is loaded.',
  ),
} as const;
