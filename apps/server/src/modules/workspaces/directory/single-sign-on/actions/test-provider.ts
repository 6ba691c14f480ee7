import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { stateUnknown, takeStep } from './finish-sign-on.ts';
import { getProvider } from './get-provider.ts';
import { leadTo } from './start-sign-on.ts';

/** Where the admin's browser goes to see what the provider says, disabled or not. */
export async function testProvider(platform: Platform, actor: Actor, providerId: string): Promise<string> {
  const provider = await getProvider(platform, actor, providerId);
  requireSingleSignOn(actor);
  return leadTo(platform, provider, { about: { testedBy: actor.userId } });
}

/** What the provider said, once, to the admin who asked. @throws Failure `sso_state_unknown` */
export async function getTestResult(platform: Platform, actor: Actor, code: string) {
  const { payload } = await takeStep(platform, code, 'tested');
  if (payload.testedBy !== actor.userId) throw stateUnknown();
  const { failure = null, subject = null, email = null, firstName = null, groups = '[]' } = payload;
  return { failure, subject, email, firstName, groups: JSON.parse(groups) as string[] };
}
