import type { Platform } from '../../../../../platform/platform.ts';
import { requireRequestLeft } from '../../../../accounts/attempts/index.ts';
import { persistSignUpIntent, readMarketplaceToken } from '../../../../accounts/email-flows/index.ts';
import { requireCaptcha } from '../captcha.ts';
import { requireOpenSignUp } from '../sign-up.policy.ts';

type Intent = Parameters<typeof persistSignUpIntent>[1];

interface Announcement extends Intent {
  recaptchaToken?: string;
  inviteCode?: string;
  gcpMarketplaceJwt?: string;
  ipAddress: string;
}

/** Lets the sign-up that follows pass, once and for this address. @throws sign_up_closed, captcha_failed, marketplace_token_invalid */
export async function preSignUp(
  platform: Platform,
  { email, accountMetadata, recaptchaToken, inviteCode, gcpMarketplaceJwt, ipAddress }: Announcement,
): Promise<void> {
  await requireRequestLeft(platform, { kind: 'sign-up', subject: email, ipAddress });
  await requireOpenSignUp(platform, { email, inviteCode });
  await requireCaptcha(platform, { token: recaptchaToken, ipAddress });
  await readMarketplaceToken(platform, gcpMarketplaceJwt, { lateSeconds: 60 });
  await persistSignUpIntent(platform, { email, accountMetadata });
}
