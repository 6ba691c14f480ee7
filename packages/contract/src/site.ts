import { z } from 'zod';
import { externalLinks } from './external-links.ts';
import { eventStream, json, route } from './route.ts';
import { queryInteger } from './wire.ts';

/** What the web app must know before anybody is signed in. */
export const appConfig = z.object({
  brand: z.object({ name: z.string(), support_url: z.string().nullable() }),
  /** Where links in mails, shares, embeds and code samples lead. */
  public_url: z.string(),
  /** Addresses of pages and mailboxes (`mailto:`); null hides the link. */
  links: z.record(z.enum(externalLinks), z.string().nullable()),
  feature_flags: z.record(z.string(), z.boolean()),
  /** Who may make an account. */
  sign_up: z.enum(['open', 'invited', 'closed']),
  captcha: z.object({ site_key: z.string(), script_url: z.string() }).nullable(),
  /** False: mails wait in the outbox, where the owner reads them. */
  sends_mail: z.boolean(),
  /** May this caller read those mails? */
  reads_outbox: z.boolean(),
  /** Is this caller the owner of the server? */
  owns_server: z.boolean(),
  feedback_enabled: z.boolean(),
  /** False: nobody pays for anything here, and no plan is named. */
  charges_for_plans: z.boolean(),
  /** People earn something by their shared voices. */
  pays_for_voices: z.boolean(),
  /** The operator's own text of the biometric terms (PRV-009); null: the built-in sentence. */
  biometric_terms: z.string().nullable(),
  speech: z.object({
    /** `fallback`: no neural voice could be loaded, the robotic one speaks. */
    state: z.enum(['ready', 'fallback', 'loading']),
    message: z.string().nullable(),
  }),
  privacy: z.object({
    /** Nothing of this caller is recorded before they agree. */
    asks_consent: z.boolean(),
    /** By choice, by the law of their place, or by the signal of their browser. */
    is_opted_out_of_sale: z.boolean(),
    /** Of a referral program, where the operator has one. */
    partner_script_url: z.string().nullable(),
  }),
  /** False: no engine here hears laughter, applause or music in a recording. */
  marks_sounds: z.boolean(),
});
export type AppConfig = z.infer<typeof appConfig>;

export const siteRoutes = {
  config: route({
    id: 'site.app-config',
    method: 'GET',
    path: '/v1/app-config',
    summary: 'Get this server’s settings for the web app; flags are the caller’s when signed in',
    access: 'public',
    internal: true,
    answer: json(appConfig),
  }),
  events: route({
    id: 'site.events',
    method: 'GET',
    path: '/v1/events',
    summary: 'Stream live events of the workspace; replays events after Last-Event-ID or since a time',
    access: 'signed-in',
    internal: true,
    query: z.object({
      /** `server_time_ms` of the answer with the access token: before what the page has read since. */
      since_ms: queryInteger(0, 8_640_000_000_000_000).optional(),
    }),
    answer: eventStream,
  }),
};
