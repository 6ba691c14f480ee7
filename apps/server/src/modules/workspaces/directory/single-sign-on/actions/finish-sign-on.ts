import { hashSecret } from '../../../../../platform/crypto/index.ts';
import { Failure, toFailure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { returnPage, testPage } from '../../service-addresses.ts';
import type { Claims } from '../claims.ts';
import type { ProviderHome } from '../providers.store.ts';
import { insertState, type StoredState, takeState } from '../sign-on-states.store.ts';
import { admitPerson } from './admit-person.ts';

/** How long the page of the web app has to collect the session; an admin, to look at a test. */
const returnedMs = 2 * 60_000;

/** What the provider's answer is worth: checked by the protocol's room, in the light of what was kept. */
export type ReadAnswer = () => Promise<Claims>;

interface Answer {
  home: ProviderHome;
  /** Empty: the person started at the provider. */
  kept: Record<string, string>;
  read: ReadAnswer;
  ipAddress: string;
}

/** From the provider's answer to the page that collects the session; failures go along by their code. */
export async function finishSignOn(platform: Platform, answer: Answer): Promise<string> {
  const { home, kept } = answer;
  if (kept.testedBy) return finishTest(platform, answer);
  if (home.provider.isDisabled)
    throw new Failure('sso_state_unknown', 'The identity provider is turned off.');
  const claims = await answer.read();
  const user = await admitPerson(platform, home, { claims, ipAddress: answer.ipAddress });
  const code = await insertState(platform.db, {
    providerId: home.provider.id,
    payload: { step: 'returned', userId: user.id, browser: kept.browser ?? '' },
    expiresAt: new Date(platform.clock.now().getTime() + returnedMs),
  });
  return `${returnPage}?code=${code}`;
}

/** Nobody is signed in: the admin sees what the provider said. */
async function finishTest(platform: Platform, { home, kept, read }: Answer): Promise<string> {
  const said = await read().then(
    ({ subject, email, firstName = '', groups = [] }) => ({
      subject,
      email,
      firstName,
      groups: JSON.stringify(groups),
    }),
    (cause) => ({ failure: toFailure(cause).message, detail: String(toFailure(cause).cause ?? '') }),
  );
  const code = await insertState(platform.db, {
    providerId: home.provider.id,
    payload: { step: 'tested', testedBy: kept.testedBy!, ...said },
    expiresAt: new Date(platform.clock.now().getTime() + returnedMs),
  });
  return `${testPage}?test=${code}`;
}

/** @throws Failure `sso_state_unknown` */
export async function takeStep(
  platform: Platform,
  secret: string | undefined,
  step: string,
): Promise<StoredState> {
  const state = secret ? await takeState(platform.db, secret, platform.clock.now()) : undefined;
  if (state?.payload.step !== step) throw stateUnknown();
  return state;
}

export const stateUnknown = (): Failure =>
  new Failure(
    'sso_state_unknown',
    'This sign-in wasn’t started in this browser, took too long, or was already used. Start again.',
  );

/** Is this the browser that started? Where the provider started, there is nothing to compare. */
export const isSameBrowser = (browser: string, secret: string | undefined): boolean =>
  browser === '' || (secret !== undefined && hashSecret(secret) === browser);
