import type { ConnectionKind } from '#web/features/agents-settings/connections/connection-form.ts';
import { message } from '#web/features/agents-settings/messages.ts';

export const kindNames = (): Record<ConnectionKind, string> => ({
  bearer_auth: message('bearer'),
  basic_auth: message('basic'),
  custom_header_auth: message('header'),
  oauth2_client_credentials: message('oauth2'),
  oauth2_jwt: message('oauth2Jwt'),
  private_key_jwt: message('privateKey'),
});
