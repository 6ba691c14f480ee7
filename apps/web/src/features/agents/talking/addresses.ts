import { addressOf } from '#web/shared/api/address-of.ts';
import { call } from '#web/shared/api/call.ts';

/** An address of this server as that of a socket. */
function socketOf(address: string): URL {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

/** The socket of a conversation with an agent that anybody may talk to, or whoever has the token of its link. */
export const publicAddress = (agentId: string, token?: string): URL =>
  socketOf(
    addressOf('GET /v1/convai/conversation', {
      query: { agent_id: agentId, source: 'js_sdk', conversation_signature: token },
    }),
  );

interface SignedOptions {
  branchId?: string;
  /** What the caller has not published yet, where there is something. */
  isDraft?: boolean;
}

/** As a member of the workspace; the address is good for one conversation. */
export async function signedAddress(
  agentId: string,
  { branchId, isDraft }: SignedOptions = {},
): Promise<URL> {
  const query = { agent_id: agentId, branch_id: branchId, version_id: isDraft ? 'draft' : undefined };
  const { signed_url } = await call('GET /v1/convai/conversation/get-signed-url', { query });
  // its origin is the server's public one; the page talks to the one that it came from
  const { pathname, search } = new URL(signed_url);
  return socketOf(pathname + search);
}
