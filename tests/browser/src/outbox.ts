import type { JourneyServer } from './people.ts';
import { operator } from './start-server.ts';

/** What the owner of a server without a mail server sees; the link of the newest mail to somebody. */
export async function linkFromOutbox(server: JourneyServer, to: string): Promise<string> {
  const { email, password } = operator;
  const signedIn = await server.post('/v1/user/auth-tokens', { email, password });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(`${server.url}/v1/outbox`, { headers: { authorization: `Bearer ${token}` } });
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
  const link = /http\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0];
  if (!link) throw new Error(`no link waits for ${to}`);
  return link;
}
