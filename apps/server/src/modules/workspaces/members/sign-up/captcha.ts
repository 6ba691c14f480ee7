import { z } from 'zod';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';

const patienceMs = 5000;
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

interface CaptchaTry {
  token: string | undefined;
  ipAddress: string;
}

/** Asked only where a captcha is configured (ACC-046). @throws Failure `captcha_failed`, `captcha_unavailable` */
export async function requireCaptcha(platform: Platform, { token, ipAddress }: CaptchaTry): Promise<void> {
  const { captchaSiteKey, captchaSecret } = platform.config;
  if (!captchaSiteKey || !captchaSecret) return;
  if (!token) throw captchaFailed();
  const { success, 'error-codes': reasons = [] } = await askVerifier(platform, {
    secret: captchaSecret,
    response: token,
    remoteip: ipAddress,
  });
  if (success) return;
  platform.log.info({ reasons }, 'a captcha was not passed');
  throw captchaFailed();
}

/** The siteverify protocol of reCAPTCHA, which hCaptcha and Turnstile speak as well: a form in, JSON out. */
async function askVerifier(
  { config }: Platform,
  form: Record<string, string>,
): Promise<z.output<typeof verdict>> {
  try {
    const answer = await fetch(config.captchaVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    return verdict.parse(await answer.json());
  } catch (cause) {
    const message = 'The captcha isn’t available right now. Try again in a moment.';
    throw new Failure('captcha_unavailable', message, { cause });
  }
}

const captchaFailed = (): Failure => new Failure('captcha_failed', 'The captcha wasn’t solved. Try again.');
