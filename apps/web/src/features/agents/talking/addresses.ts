import { exchange } from '#web/shared/api/client.ts';

/** The socket of a conversation with an agent that anybody may talk to. */
export function publicAddress(agentId: string): URL {
  const url = new URL('/v1/convai/conversation', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({ agent_id: agentId, source: 'js_sdk' }).toString();
  return url;
}

interface SignedOptions {
  branchId?: string;
  /** What the caller has not published yet, where there is something. */
  isDraft?: boolean;
}

/** As a member of the workspace; the address is good for one conversation. */
export async function signedAddress(agentId: string, { branchId, isDraft }: SignedOptions = {}): Promise<URL> {
  const query = new URLSearchParams({ agent_id: agentId });
  if (branchId) query.set('branch_id', branchId);
  if (isDraft) query.set('version_id', 'draft');
  const answer = await exchange(`/v1/convai/conversation/get-signed-url?${query}`);
  const { signed_url } = (await answer.json()) as { signed_url: string };
  // its origin is the server's public one; the page talks to the one that it came from
  const { pathname, search } = new URL(signed_url);
  const url = new URL(pathname + search, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}
