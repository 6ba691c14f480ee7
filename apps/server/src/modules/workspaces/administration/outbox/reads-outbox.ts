import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findFirstWorkspace } from '../../workspace/index.ts';

/**
 * Who set the server up, and only while there is no mail server: the links of other people's mails open their
 * accounts.
 */
export async function readsOutbox({ config, db }: Platform, actor: Actor | undefined): Promise<boolean> {
  if (config.smtpUrl !== undefined || actor?.kind !== 'session') return false;
  const workspace = await findFirstWorkspace(db);
  return workspace?.ownerId === actor.userId;
}
