import { email } from '@mynah/contract/accounts/accounts';
import { singleSignOnRoutes as routes } from '@mynah/contract/workspaces/single-sign-on';
import { toFailure } from '../../../../platform/errors/index.ts';
import { type Call, handle } from '../../../../platform/http/index.ts';
import { newSecret } from '../../../../platform/ids/new-id.ts';
import { enterSession } from '../../../accounts/sessions/index.ts';
import { findWorkspace } from '../../workspace/index.ts';
import { returnPage } from '../service-addresses.ts';
import { offersSingleSignOn } from '../single-sign-on.policy.ts';
import { collectSession } from './actions/collect-session.ts';
import { createOidcProvider, createSamlProvider } from './actions/create-provider.ts';
import { deleteProvider, editProvider } from './actions/edit-provider.ts';
import { enforceSingleSignOn } from './actions/enforce-single-sign-on.ts';
import { findProviders } from './actions/find-providers.ts';
import { finishOidcSignOn } from './actions/finish-oidc-sign-on.ts';
import { finishSamlSignOn } from './actions/finish-saml-sign-on.ts';
import { startSignOn } from './actions/start-sign-on.ts';
import { getTestResult, testProvider } from './actions/test-provider.ts';
import { listProviderRows } from './providers.store.ts';
import { samlMetadata } from './saml/saml-sign-on.ts';
import { toProvider, toPublicProvider, toState } from './single-sign-on.view.ts';

/** Binds a sign-in to the browser that started it. */
const browserCookie = { name: 'xi_sso', path: '/v1/single-sign-on', maxAgeSeconds: 3600 };

export const singleSignOnRoutes = [
  handle(routes.findSsoProvider, async ({ platform, query }) => {
    const { providers, isEnforced } = await findProviders(platform, query);
    const [first] = providers;
    return { identity_provider: first ? toPublicProvider(first) : null, is_enforced: isEnforced };
  }),
  handle(routes.identityProviders, async (call) => {
    const { providers } = await findProviders(call.platform, {
      email: email.safeParse(call.header('email')).data,
      inviteCode: call.query.inviteCode,
    });
    return { identity_providers: providers.map(toPublicProvider) };
  }),
  handle(routes.get, async ({ platform, actor: { workspaceId, tier } }) => {
    const workspace = await findWorkspace(platform.db, workspaceId);
    return toState({
      platform,
      workspaceId,
      isAvailable: offersSingleSignOn(tier),
      isEnforced: workspace?.enforcesSingleSignOn ?? false,
      providers: await listProviderRows(platform.db, workspaceId),
    });
  }),
  handle(routes.enforce, async ({ platform, actor, body, ipAddress }) => {
    await enforceSingleSignOn(platform, actor, { ...body, ipAddress });
    return { status: 'ok' as const };
  }),
  handle(routes.createSaml, async ({ platform, actor, body, ipAddress }) =>
    toProvider(await createSamlProvider(platform, actor, { ...body, ipAddress })),
  ),
  handle(routes.createOidc, async ({ platform, actor, body, ipAddress }) =>
    toProvider(await createOidcProvider(platform, actor, { ...body, ipAddress })),
  ),
  handle(routes.edit, async ({ platform, actor, params, body, ipAddress }) =>
    toProvider(
      await editProvider(platform, actor, { ...body, ipAddress, providerId: params.identityProviderId }),
    ),
  ),
  handle(routes.delete, async ({ platform, actor, params, ipAddress }) => {
    await deleteProvider(platform, actor, { ipAddress, providerId: params.identityProviderId });
    return { status: 'ok' as const };
  }),
  handle(routes.test, async ({ platform, actor, params }) => ({
    url: await testProvider(platform, actor, params.identityProviderId),
  })),
  handle(routes.testResult, async ({ platform, actor, body }) => {
    const { firstName, ...result } = await getTestResult(platform, actor, body.code);
    return { ...result, first_name: firstName };
  }),
  handle(routes.start, async (call) => {
    const browserSecret = call.cookies[browserCookie.name] || newSecret();
    const { identityProviderId, ...start } = call.body;
    const url = await startSignOn(call.platform, identityProviderId, { ...start, browserSecret });
    call.setCookie(browserCookie.name, browserSecret, browserCookie);
    return { url };
  }),
  handle(routes.oidcCallback, (call) => {
    const { errorDescription, ...rest } = call.query;
    const given = { ...rest, error_description: errorDescription };
    const parameters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return returning(call, () =>
      finishOidcSignOn(call.platform, {
        parameters: parameters as Record<string, string>,
        ipAddress: call.ipAddress,
      }),
    );
  }),
  handle(routes.samlMetadata, async ({ platform, params }) => ({
    contentType: 'application/samlmetadata+xml',
    body: Buffer.from(await samlMetadata(platform, params.workspaceId)),
  })),
  handle(routes.samlCallback, (call) => {
    const { SAMLResponse: response, RelayState: relayState } = call.body;
    return returning(call, () =>
      finishSamlSignOn(call.platform, {
        workspaceId: call.params.workspaceId,
        response,
        relayState,
        ipAddress: call.ipAddress,
      }),
    );
  }),
  handle(routes.collect, async (call) => {
    const browserSecret = call.cookies[browserCookie.name];
    return enterSession(call, await collectSession(call.platform, { code: call.body.code, browserSecret }));
  }),
];

/** A person looks at the answer: failures lead to the page as well, which has a sentence for each code. */
async function returning(
  { log }: Pick<Call<never>, 'log'>,
  finish: () => Promise<string>,
): Promise<{ location: string }> {
  try {
    return { location: await finish() };
  } catch (thrown) {
    const failure = toFailure(thrown);
    const why = failure.cause instanceof Error ? failure.cause.message : failure.message;
    if (failure.kind === 'internal') log.error({ err: failure.cause }, 'a return from a provider failed');
    else log.warn({ code: failure.code, why }, 'a return from a provider was refused');
    return { location: `${returnPage}?error=${failure.code}` };
  }
}
