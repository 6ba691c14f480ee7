import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WebhookDialog } from '#web/features/webhooks/webhook-dialog.tsx';

afterEach(cleanup);

const events: Webhook['events'] = ['agent_qa', 'voice_removal_notice'];
const webhook: Webhook = {
  ...{
    webhook_id: 'w1',
    name: 'Robot',
    webhook_url: 'https://robot.example/hook',
    auth_type: 'hmac',
    events,
  },
  ...{ is_disabled: false, is_auto_disabled: false, created_at_unix: 1, retry_enabled: true, oauth2: null },
  ...{ request_header_names: [], previous_secret_ends_at_unix: null, failures_in_a_row: 0, usage: null },
  most_recent_failure_error_code: null,
  most_recent_failure_timestamp: null,
  most_recent_success_timestamp: null,
};

const open = (edited?: Webhook) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookDialog
        owner="workspace"
        webhook={edited}
        onClose={() => undefined}
        onSecret={() => undefined}
      />
    </QueryClientProvider>,
  );
const offered = () =>
  within(screen.getByRole('group', { name: 'Events' }))
    .getAllByRole('checkbox')
    .map((box) => [box.parentElement?.textContent, box.getAttribute('aria-checked') === 'true']);

it('[WSP-071] offers the events that this server can send, and no other', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: /Selected events/ }));
  expect(offered()).toEqual([
    ['Call ended', true],
    ['Call recording', true],
    ['Call failed to start', true],
    ['Transcription completed', true],
    ['Voice removal notice', true],
    ['Dubbing completed', true],
    ['Dubbing: source ready', true],
    ['Dubbing: source failed', true],
    ['Dubbing: language completed', true],
    ['Dubbing: language failed', true],
    ['Flow finished', true],
  ]);
});

it('[WSP-071] an event that a webhook chose ahead of its time can be taken off it', () => {
  open(webhook);
  expect(offered()).toEqual([
    ['Call ended', false],
    ['Call recording', false],
    ['Call failed to start', false],
    ['Transcription completed', false],
    ['Voice removal notice', true],
    ['Dubbing completed', false],
    ['Dubbing: source ready', false],
    ['Dubbing: source failed', false],
    ['Dubbing: language completed', false],
    ['Dubbing: language failed', false],
    ['Flow finished', false],
    ['Conversation reviewed', true],
  ]);
});
