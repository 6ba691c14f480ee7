import type { Webhook, WebhookDelivery } from '@mynah/contract/workspaces/webhooks';
import type { Person } from './team.ts';
import { until } from './until.ts';

export interface MadeWebhook {
  id: string;
  secret: string | null;
  path: string;
}

export const workspacePath = '/v1/workspace/webhooks';
export const ownPath = '/v1/user/webhooks';

export async function makeWebhook(
  person: Person,
  settings: Record<string, unknown>,
  path = workspacePath,
): Promise<MadeWebhook> {
  const made = await person.call('POST', path, {
    settings: { auth_type: 'hmac', name: 'Hook', ...settings },
  });
  if (made.status !== 200) throw new Error(`not made: ${JSON.stringify(made.body)}`);
  const { webhook_id: id, webhook_secret: secret } = made.body as Record<string, string>;
  return { id: id ?? '', secret: secret ?? null, path: `${path}/${id}` };
}

export async function listedWebhooks(person: Person, path = workspacePath): Promise<Webhook[]> {
  return ((await person.call('GET', path)).body as { webhooks: Webhook[] }).webhooks;
}

/** The newest delivery with all that is known of it, once it is in this state. */
export const newestDelivery = (
  person: Person,
  { path }: MadeWebhook,
  state: WebhookDelivery['state'],
): Promise<WebhookDelivery> =>
  until(async () => {
    const { body } = await person.call('GET', `${path}/deliveries?page_size=1`);
    const [newest] = (body as { deliveries: WebhookDelivery[] }).deliveries;
    if (newest?.state !== state) throw new Error(`the newest delivery is ${newest?.state}`);
    return (await person.call('GET', `${path}/deliveries/${newest.delivery_id}`)).body;
  });
