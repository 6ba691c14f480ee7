import { brand } from '@mynah/contract';
import type { Actor, BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type ZipEntry, zipItems } from '../../../../platform/zip/zip-items.ts';
import { listLiveSessions, toSession } from '../../own-sessions/index.ts';
import { getAccount } from '../../profile/index.ts';
import { getUser } from '../../users/index.ts';
import { ownedMaterial } from '../owned-material.ts';

/** Everything of a person in one zip, made while it is sent: the account, then what they own, module by module. */
export async function exportData(
  platform: Platform,
  actor: Actor,
): Promise<BytesAnswer & { fileName: string }> {
  const day = platform.clock.now().toISOString().slice(0, 10);
  const fileName = `${brand.name}_data_${day}.zip`;
  const account = await readAccount(platform, actor);
  return { contentType: 'application/zip', fileName, body: zipItems(listEntries(platform, actor, account)) };
}

async function* listEntries(platform: Platform, actor: Actor, account: Uint8Array): AsyncIterable<ZipEntry> {
  yield { name: 'account.json', read: async () => account };
  for (const material of platform.extensions.at(ownedMaterial)) {
    for await (const { path, body } of material.exportFiles(platform, actor)) {
      yield { name: `${material.name}/${path}`, read: async () => body };
    }
  }
}

async function readAccount(platform: Platform, actor: Actor): Promise<Uint8Array> {
  const { db, clock } = platform;
  const user = await getUser(db, actor.userId);
  const sessions = await listLiveSessions(db, user.id, clock.now());
  const account = {
    ...(await getAccount(platform, user)),
    sessions: sessions.map((row) => toSession(row, actor.sessionId)),
  };
  return new TextEncoder().encode(JSON.stringify(account, null, 2));
}
