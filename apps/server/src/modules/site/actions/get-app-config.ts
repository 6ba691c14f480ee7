import { brand } from '@mynah/contract';
import type { AppConfig } from '@mynah/contract/site';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { asksConsent, isOptedOutOfSale, type Visit } from '../../accounts/privacy/index.ts';
import { listFlags } from '../../accounts/product-events/index.ts';
import { payoutMoney } from '../../payments/payouts/index.ts';
import { isCharging } from '../../payments/plans/index.ts';
import { ownsServer, readsOutbox } from '../../workspaces/administration/index.ts';
import { toLinks } from '../external-links.view.ts';

/** What the web app must know before it draws; the flags are the caller's own when one is signed in. */
export async function getAppConfig(
  platform: Platform,
  { actor, visit }: { actor: Actor | undefined; visit: Visit },
): Promise<AppConfig> {
  return {
    brand: { name: brand.name, support_url: platform.config.supportUrl ?? null },
    public_url: platform.publicUrl(),
    links: toLinks(platform),
    feature_flags: await listFlags(platform, actor?.userId),
    sign_up: platform.config.signUp,
    captcha: captchaOf(platform),
    sends_mail: platform.config.smtpUrl !== undefined,
    reads_outbox: await readsOutbox(platform, actor),
    owns_server: await ownsServer(platform, actor),
    feedback_enabled: platform.config.feedback,
    charges_for_plans: isCharging(platform),
    pays_for_voices: payoutMoney(platform) !== undefined,
    biometric_terms: platform.config.biometricTerms ?? null,
    privacy: await privacyOf(platform, actor, visit),
    speech: speechState(platform),
    marks_sounds: platform.engines.engines('transcription')[0]?.traits.marksSounds === true,
  };
}

async function privacyOf(
  platform: Platform,
  actor: Actor | undefined,
  visit: Visit,
): Promise<AppConfig['privacy']> {
  return {
    asks_consent: asksConsent(platform, visit),
    is_opted_out_of_sale: await isOptedOutOfSale(platform, { userId: actor?.userId, visit }),
    partner_script_url: platform.config.partnerScriptUrl ?? null,
  };
}

/** Both halves or none: a captcha that nobody checks would only be in the way. */
function captchaOf({ config }: Platform): AppConfig['captcha'] {
  const { captchaSiteKey, captchaSecret, captchaScriptUrl } = config;
  return captchaSiteKey && captchaSecret ? { site_key: captchaSiteKey, script_url: captchaScriptUrl } : null;
}

function speechState({ speech }: Platform): AppConfig['speech'] {
  const engines = speech.engines();
  if (engines.length === 0) return { state: 'loading', message: 'The voices are still loading.' };
  if (engines.some((engine) => engine.capabilities.neural)) return { state: 'ready', message: null };
  return {
    state: 'fallback',
    message:
      'Only robotic voices for now. Start the server with a network connection to download the neural ones.',
  };
}
