import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { json, route } from '../route.ts';
import { id, ok, optional, queryBoolean, queryInteger } from '../wire.ts';
import { chosenEvents, deliveryTypes, type WebhookEvent } from './webhook-events.ts';

/** The public API's names of events that it lets webhooks choose. */
const publicEventNames = {
  speech_to_text: 'transcription_completed',
  voice_library_removal_notice: 'voice_removal_notice',
} as const satisfies Record<string, WebhookEvent>;
const isPublicName = (name: string): name is keyof typeof publicEventNames => name in publicEventNames;
const event = z
  .enum([...chosenEvents, 'speech_to_text', 'voice_library_removal_notice'])
  .transform((name): WebhookEvent => (isPublicName(name) ? publicEventNames[name] : name));

/** What else calls a webhook, in the public API's words. */
const usageTypes = [
  'ConvAI Agent Settings',
  'ConvAI Settings',
  'Voice Library Removal Notices',
  'Speech to Text',
  'Agent QA Evaluations',
  'ConvAI Alerting',
  'Flows',
  'Dubbing',
] as const;
export type UsageType = (typeof usageTypes)[number];

export const webhook = z.object({
  webhook_id: z.string(),
  name: z.string(),
  webhook_url: z.string(),
  auth_type: z.enum(['hmac', 'oauth2']),
  is_disabled: z.boolean(),
  /** By the server, after too many failures. */
  is_auto_disabled: z.boolean(),
  created_at_unix: z.int(),
  retry_enabled: z.boolean(),
  /** Null: all. */
  events: z.array(z.enum(chosenEvents)).nullable(),
  /** Values are kept sealed and are not shown. */
  request_header_names: z.array(z.string()),
  oauth2: z.object({ token_url: z.string(), client_id: z.string(), scopes: z.array(z.string()) }).nullable(),
  /** Until when deliveries are signed with the secret before this one as well. */
  previous_secret_ends_at_unix: z.int().nullable(),
  failures_in_a_row: z.int(),
  most_recent_failure_error_code: z.int().nullable(),
  most_recent_failure_timestamp: z.int().nullable(),
  most_recent_success_timestamp: z.int().nullable(),
  /** When `include_usages` is asked for. */
  usage: z.array(z.object({ usage_type: z.enum(usageTypes) })).nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
const listedDelivery = z.object({
  delivery_id: z.string(),
  type: z.enum(deliveryTypes),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  created_at_unix: z.int(),
  last_attempt_at_unix: z.int().nullable(),
  next_attempt_at_unix: z.int().nullable(),
  response_status: z.int().nullable(),
  /** Why the last attempt failed, in a sentence. */
  failure: z.string().nullable(),
  duration_ms: z.int().nullable(),
  /** The delivery that this one repeats. */
  replay_of: z.string().nullable(),
});
export const webhookDelivery = listedDelivery.extend({
  request: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  /** The beginning of what was answered. */
  response_body: z.string().nullable(),
});
export type ListedDelivery = z.infer<typeof listedDelivery>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const name = z.string().trim().min(1).max(100);
const url = z.url().max(2000);
/** The server's own; a webhook cannot set them. */
const ownHeaders =
  /^(host|connection|content-(length|type|encoding)|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|elevenlabs-signature|webhook-id|user-agent)$/i;
const headerName = z
  .string()
  .max(100)
  .regex(/^[!#$%&'*+.^_`|~\w-]+$/, 'Not a valid header name')
  .refine((header) => !ownHeaders.test(header), 'The server sets this header');
const headerValue = z
  .string()
  .max(4000)
  .regex(/^[\x20-\x7e\t]*$/, 'Use printable ASCII characters only');
const fewHeaders = (headers: object) => Object.keys(headers).length <= 20;
const headers = z.record(headerName, headerValue).refine(fewHeaders, 'Use at most 20 headers');
const events = z.array(event).min(1).max(20);
const scope = z
  .string()
  .max(200)
  .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'Not a valid scope');
const clientCredentials = {
  token_url: url,
  client_id: z.string().min(1).max(500),
  scopes: optional(z.array(scope).max(50)),
};
const clientSecret = z.string().min(1).max(2000);

const newWebhook = z
  .object({
    auth_type: z.enum(['hmac', 'oauth2']),
    name,
    webhook_url: url,
    request_headers: optional(headers),
    events: optional(events),
    retry_enabled: optional(z.boolean()),
    /** Of `oauth2`: the client credentials with which the server asks for a token. */
    oauth2: optional(z.object({ ...clientCredentials, client_secret: clientSecret })),
  })
  .refine(({ auth_type, oauth2 }) => (auth_type === 'oauth2') === (oauth2 !== undefined), {
    path: ['oauth2'],
    message: 'Required for oauth2, and not allowed otherwise',
  });

const ofWebhook = z.object({ webhook_id: id });
const ofDelivery = z.object({ webhook_id: id, delivery_id: id });
const started = json(ok.extend({ delivery_id: z.string() }));

interface Place<Path extends string> {
  area: string;
  path: Path;
  whose: string;
  read: Permission;
  write: Permission;
}

/** The same calls for the webhooks of a workspace and for a person's own (WSP-070). */
const webhookRoutesAt = <Path extends string>({ area, path, whose, read, write }: Place<Path>) => ({
  list: route({
    id: `${area}.list`,
    method: 'GET',
    path,
    summary: `List ${whose} webhooks`,
    access: read,
    query: z.object({ include_usages: queryBoolean.optional() }),
    answer: json(z.object({ webhooks: z.array(webhook) })),
  }),
  create: route({
    id: `${area}.create`,
    method: 'POST',
    path,
    summary: `Add to ${whose} webhooks; the secret of an HMAC webhook is only shown now`,
    access: write,
    body: z.object({ settings: newWebhook }),
    answer: json(z.object({ webhook_id: z.string(), webhook_secret: z.string().nullable() })),
  }),
  edit: route({
    id: `${area}.edit`,
    method: 'PATCH',
    path: `${path}/{webhook_id}`,
    summary: `Change one of ${whose} webhooks; missing fields stay unchanged`,
    access: write,
    params: ofWebhook,
    body: z.object({
      is_disabled: z.boolean(),
      name,
      webhook_url: optional(url),
      retry_enabled: optional(z.boolean()),
      /** All of them; null as a value keeps the one that is there. */
      request_headers: optional(z.record(headerName, headerValue.nullable()).refine(fewHeaders)),
      /** Null: all. */
      events: events.nullable().optional(),
      oauth2: optional(z.object({ ...clientCredentials, client_secret: optional(clientSecret) })),
    }),
    answer: json(ok),
  }),
  delete: route({
    id: `${area}.delete`,
    method: 'DELETE',
    path: `${path}/{webhook_id}`,
    summary: `Delete one of ${whose} webhooks and its log`,
    access: write,
    params: ofWebhook,
    answer: json(ok),
  }),
  rotateSecret: route({
    id: `${area}.rotate-secret`,
    method: 'POST',
    path: `${path}/{webhook_id}/rotate-secret`,
    summary: 'Rotate the secret; the previous one keeps working for some hours',
    access: write,
    params: ofWebhook,
    body: z.object({ overlap_hours: optional(z.int().min(0).max(168)) }),
    answer: json(z.object({ webhook_secret: z.string(), previous_secret_ends_at_unix: z.int().nullable() })),
  }),
  test: route({
    id: `${area}.test`,
    method: 'POST',
    path: `${path}/{webhook_id}/test`,
    summary: 'Send a test event',
    access: write,
    params: ofWebhook,
    answer: started,
  }),
  listDeliveries: route({
    id: `${area}.list-deliveries`,
    method: 'GET',
    path: `${path}/{webhook_id}/deliveries`,
    summary: 'List deliveries, newest first',
    access: write,
    params: ofWebhook,
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      cursor: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    answer: json(z.object({ deliveries: z.array(listedDelivery), next_cursor: z.string().nullable() })),
  }),
  getDelivery: route({
    id: `${area}.get-delivery`,
    method: 'GET',
    path: `${path}/{webhook_id}/deliveries/{delivery_id}`,
    summary: 'Get a delivery with its request and response',
    access: write,
    params: ofDelivery,
    answer: json(webhookDelivery),
  }),
  replay: route({
    id: `${area}.replay`,
    method: 'POST',
    path: `${path}/{webhook_id}/deliveries/{delivery_id}/replay`,
    summary: 'Send a delivery again',
    access: write,
    params: ofDelivery,
    answer: started,
  }),
});

export const webhookRoutes = webhookRoutesAt({
  area: 'webhooks',
  path: '/v1/workspace/webhooks',
  whose: "the workspace's",
  read: 'workspace_read',
  write: 'webhooks_write',
});

export const ownWebhookRoutes = webhookRoutesAt({
  area: 'own-webhooks',
  path: '/v1/user/webhooks',
  whose: 'own',
  read: 'user_read',
  write: 'user_write',
});
