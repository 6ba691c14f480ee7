import type { AppConfig } from '@mynah/contract/site';
import type { Platform } from '../../platform/platform.ts';

/** What the operator set, as addresses that a browser opens. */
export const toLinks = ({ config }: Platform): AppConfig['links'] => ({
  help_center: config.supportUrl ?? null,
  docs_guides: config.guidesUrl,
  community_chat: config.communityUrl ?? null,
  help_mailbox: toMailbox(config.helpEmail),
  ios_reader_app: config.iosAppUrl ?? null,
  android_reader_app: config.androidAppUrl ?? null,
  affiliate_dashboard: config.affiliateUrl ?? null,
  privacy_opt_out: config.privacyOptOutUrl ?? null,
  legal_mailbox: toMailbox(config.legalEmail),
});

const toMailbox = (address: string | undefined): string | null => (address ? `mailto:${address}` : null);
