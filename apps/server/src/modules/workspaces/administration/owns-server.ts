import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFirstWorkspace } from '../workspace/index.ts';

/** Is it who set the server up, in person? */
export async function ownsServer({ db }: Platform, actor: Actor | undefined): Promise<boolean> {
  if (actor?.kind !== 'session') return false;
  const workspace = await findFirstWorkspace(db);
  return workspace?.ownerId === actor.userId;
}
