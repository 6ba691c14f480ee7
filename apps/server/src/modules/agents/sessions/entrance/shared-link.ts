import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { AgentAtVersion } from '../../registry/index.ts';

/** Is it the token of the link by which the agent is shared? Good for everybody, until its owner takes it away. */
export function opensByLink({ platformSettings }: AgentAtVersion, token: string | undefined): boolean {
  const { shareable_token: own } = platformSettings.auth;
  return Boolean(own) && token !== undefined && hashSecret(token) === hashSecret(own ?? '');
}
