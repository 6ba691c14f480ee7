import { serverAddressRoutes as routes } from '@mynah/contract/server-address';
import { Failure } from '../../../../platform/errors/index.ts';
import { type Actor, handle } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ownsServer } from '../owns-server.ts';
import { recordAddress } from './record-address.ts';

export const serverAddressRoutes = [
  handle(routes.get, async ({ platform, actor }) => {
    await requireOwner(platform, actor);
    return shown(platform);
  }),
  handle(routes.record, async ({ platform, actor, body }) => {
    await requireOwner(platform, actor);
    await recordAddress(platform, actor, body.address);
    return shown(platform);
  }),
];

const shown = ({ address }: Platform) => ({ address: address.current, source: address.source });

async function requireOwner(platform: Platform, actor: Actor): Promise<void> {
  if (await ownsServer(platform, actor)) return;
  throw new Failure('permission_denied', 'Only the owner of this server can change its address.');
}
