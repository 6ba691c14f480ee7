import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { describe, expect, it } from 'vitest';
import { changeOf, formOf, newWebhookOf, webhookFormSchema } from '#web/features/webhooks/webhook-form.ts';
import { lastResultOf } from '#web/features/webhooks/webhook-state.ts';

const webhook: Webhook = {
  webhook_id: 'w1',
  name: 'Robot',
  webhook_url: 'https://robot.example/hook',
  auth_type: 'oauth2',
  is_disabled: false,
  is_auto_disabled: false,
  created_at_unix: 1,
  retry_enabled: true,
  events: ['dubbing_completed'],
  request_header_names: ['X-One', 'X-Two'],
  oauth2: { token_url: 'https://id.example/token', client_id: 'robot', scopes: ['a', 'b'] },
  previous_secret_ends_at_unix: null,
  failures_in_a_row: 0,
  most_recent_failure_error_code: null,
  most_recent_failure_timestamp: null,
  most_recent_success_timestamp: null,
  usage: null,
};

describe('the form', () => {
  it('keeps secrets and headers that were not typed anew', () => {
    const form = formOf(webhook);
    const [one, two] = form.headers;
    const change = changeOf(webhook, { ...form, headers: [one!, { ...two!, value: 'new' }] });
    expect(change.request_headers).toEqual({ 'X-One': null, 'X-Two': 'new' });
    expect(change.oauth2).toEqual({ ...webhook.oauth2, client_secret: undefined });
    expect(change).toMatchObject({ events: ['dubbing_completed'], is_disabled: false });
  });

  it('does not enable by an edit what the server stopped', () => {
    const stopped = { ...webhook, is_auto_disabled: true };
    expect(changeOf(stopped, formOf(stopped)).is_disabled).toBe(true);
  });

  it('asks for the client of an access token only', () => {
    const form = { ...formOf(undefined), name: 'New', address: 'https://robot.example/' };
    expect(webhookFormSchema.safeParse(form).success).toBe(true);
    expect(newWebhookOf(form)).toMatchObject({ auth_type: 'hmac', events: null, request_headers: {} });
    const faults = webhookFormSchema.safeParse({ ...form, kind: 'oauth2' }).error?.issues;
    expect(faults?.map(({ path }) => path[0])).toEqual(['tokenUrl', 'clientId', 'clientSecret']);
  });

  it.each(['', 'robot.example', 'ftp://robot.example', 'javascript:alert(1)'])('refuses %s', (address) => {
    expect(webhookFormSchema.safeParse({ ...formOf(webhook), address }).success).toBe(false);
  });
});

describe('the last result', () => {
  const last = (failedAt: number | null, succeededAt: number | null, failures = 0) =>
    lastResultOf({
      ...webhook,
      most_recent_failure_timestamp: failedAt,
      most_recent_success_timestamp: succeededAt,
      most_recent_failure_error_code: 500,
      failures_in_a_row: failures,
    });
  it('is the newer of the two', () => {
    expect(last(null, null)).toBeUndefined();
    expect(last(5, 9)).toEqual({ isSuccess: true, atUnix: 9, status: null });
    expect(last(9, 5)).toEqual({ isSuccess: false, atUnix: 9, status: 500 });
    expect(last(9, 9, 1)?.isSuccess).toBe(false);
  });
});
