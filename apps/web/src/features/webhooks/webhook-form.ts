import { chosenEvents, type WebhookEvent } from '@mynah/contract/workspaces/webhook-events';
import { sentWebhookEvents } from '@mynah/contract/workspaces/webhook-senders';
import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import * as z from 'zod/mini';
import { message } from '#web/features/webhooks/messages.ts';
import type { NewWebhook, WebhookChange } from '#web/features/webhooks/webhooks.requests.ts';

const MAX_NAME_LENGTH = 100;
const isAddress = (text: string) => /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text);
const text = z.string().check(z.trim());

export const webhookFormSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, message('nameMissing')),
        z.maxLength(MAX_NAME_LENGTH, message('nameLong', { count: MAX_NAME_LENGTH })),
      ),
    address: z.string().check(z.trim(), z.refine(isAddress, message('addressInvalid'))),
    kind: z.enum(['hmac', 'oauth2']),
    tokenUrl: text,
    clientId: text,
    clientSecret: z.string(),
    /** Is one kept already? */
    hasClientSecret: z.boolean(),
    scopes: text,
    isFiltered: z.boolean(),
    events: z.array(z.enum(chosenEvents)),
    retries: z.boolean(),
    headers: z.array(
      z.object({
        name: z.string().check(z.trim(), z.regex(/^[\w-]*$/, message('headerInvalid'))),
        value: z.string(),
        /** A header that is there: an empty value leaves it as it is. */
        isKept: z.boolean(),
      }),
    ),
  })
  .check(
    z.refine((form) => !form.isFiltered || form.events.length > 0, {
      path: ['events'],
      message: message('eventsNone'),
    }),
    z.refine((form) => form.kind === 'hmac' || isAddress(form.tokenUrl), {
      path: ['tokenUrl'],
      message: message('addressInvalid'),
    }),
    z.refine((form) => form.kind === 'hmac' || form.clientId !== '', {
      path: ['clientId'],
      message: message('valueMissing'),
    }),
    z.refine((form) => form.kind === 'hmac' || form.hasClientSecret || form.clientSecret !== '', {
      path: ['clientSecret'],
      message: message('valueMissing'),
    }),
  );
export type WebhookForm = z.infer<typeof webhookFormSchema>;

export function formOf(webhook: Webhook | undefined): WebhookForm {
  return {
    name: webhook?.name ?? '',
    address: webhook?.webhook_url ?? '',
    kind: webhook?.auth_type ?? 'hmac',
    tokenUrl: webhook?.oauth2?.token_url ?? '',
    clientId: webhook?.oauth2?.client_id ?? '',
    clientSecret: '',
    hasClientSecret: Boolean(webhook?.oauth2),
    scopes: webhook?.oauth2?.scopes.join(' ') ?? '',
    isFiltered: Boolean(webhook?.events),
    events: webhook?.events ?? [...sentWebhookEvents],
    retries: webhook?.retry_enabled ?? true,
    headers: (webhook?.request_header_names ?? []).map((name) => ({ name, value: '', isKept: true })),
  };
}

/** Events that can come (WSP-071), and those that this webhook chose by the API ahead of their time. */
export const eventsOffered = (chosen: readonly WebhookEvent[]): readonly WebhookEvent[] =>
  chosenEvents.filter((event) => sentWebhookEvents.some((sent) => sent === event) || chosen.includes(event));

export const newWebhookOf = (form: WebhookForm): NewWebhook => ({
  auth_type: form.kind,
  ...settingsOf(form),
  request_headers: Object.fromEntries(namedHeaders(form).map(({ name, value }) => [name, value])),
  ...(form.kind === 'oauth2' && { oauth2: { ...clientOf(form), client_secret: form.clientSecret } }),
});

export const changeOf = (webhook: Webhook, form: WebhookForm): WebhookChange => ({
  ...settingsOf(form),
  // a value, or a secret, that was not typed anew stays
  request_headers: Object.fromEntries(
    namedHeaders(form).map(({ name, value, isKept }) => [name, value === '' && isKept ? null : value]),
  ),
  ...(form.kind === 'oauth2' && {
    oauth2: { ...clientOf(form), client_secret: form.clientSecret || undefined },
  }),
  // the server's own stop is ended by enabling, not by an edit
  is_disabled: webhook.is_disabled || webhook.is_auto_disabled,
});

const settingsOf = (form: WebhookForm) => ({
  name: form.name,
  webhook_url: form.address,
  retry_enabled: form.retries,
  events: form.isFiltered ? form.events : null,
});

const clientOf = ({ tokenUrl, clientId, scopes }: WebhookForm) => ({
  token_url: tokenUrl,
  client_id: clientId,
  scopes: scopes.split(/\s+/).filter(Boolean),
});

const namedHeaders = ({ headers }: WebhookForm) => headers.filter(({ name }) => name !== '');
