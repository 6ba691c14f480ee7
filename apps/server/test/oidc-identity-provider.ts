import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export const oidcClient = { clientId: 'mynah', clientSecret: 'a-secret-of-the-provider-0123456789abcdef' };

/** A person at the provider, by the claims that it sends. */
export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  groups?: string[];
}

export interface OidcIdentityProvider {
  issuer: string;
  /** Who signs in next. */
  person: OidcPerson;
  /** Follows the address that the app gave, as a browser would: signs in, agrees, and returns where it is sent then. */
  signIn(url: string): Promise<string>;
  close(): Promise<void>;
}

/** oidc-provider with one client. Whoever comes is signed in as `person` at once, without a page. */
export async function startOidcIdentityProvider(redirectUri: string): Promise<OidcIdentityProvider> {
  const http = createServer();
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  // another site than the server, as it is in life
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
  const counterpart: OidcIdentityProvider = {
    issuer,
    person: { sub: 'nobody' },
    signIn: (url) => follow(issuer, url),
    close: () => closeServer(http),
  };
  const provider = new Provider(issuer, configurationOf(counterpart, redirectUri));
  const handle = provider.callback();
  http.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      return void interact(provider, counterpart.person.sub, { request, response });
    }
    return void handle(request, response);
  });
  return counterpart;
}

const configurationOf = (counterpart: OidcIdentityProvider, redirectUri: string): Configuration => ({
  clients: [
    {
      client_id: oidcClient.clientId,
      client_secret: oidcClient.clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'groups'] },
  // providers differ: this one puts the claims into the token itself
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: async (_context, sub) => ({
    accountId: sub,
    claims: async () => ({ ...counterpart.person, sub }),
  }),
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  cookies: { keys: ['of the counterpart'] },
});

type Exchange = Pick<{ request: Parameters<Provider['interactionDetails']>[0] }, 'request'> & {
  response: Parameters<Provider['interactionDetails']>[1];
};

/** Signs in and agrees to everything. */
async function interact(
  provider: Provider,
  accountId: string,
  { request, response }: Exchange,
): Promise<void> {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId, remember: false } });
  }
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const result = { consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

/** A browser with cookies that stops as soon as it leaves the provider. */
async function follow(issuer: string, start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
    if (!url.startsWith(issuer)) return url;
  }
  throw new Error('the provider leads on without end');
}

async function closeServer(http: Server): Promise<void> {
  http.closeAllConnections();
  await new Promise<void>((closed) => http.close(() => closed()));
}
