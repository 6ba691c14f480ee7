import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ownsServer } from '../owns-server.ts';

/** Only while there is no mail server: the links of other people's mails open their accounts. */
export async function readsOutbox(platform: Platform, actor: Actor | undefined): Promise<boolean> {
  return platform.config.smtpUrl === undefined && (await ownsServer(platform, actor));
}
