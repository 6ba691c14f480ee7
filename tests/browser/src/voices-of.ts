import { eq } from 'drizzle-orm';
import { voices } from '../../../apps/server/src/modules/voices/registry/voices.tables.ts';
import { type JourneyServer, withDatabase } from './people.ts';

/** The id of the owner’s one voice. */
export async function voiceOfOwner(server: JourneyServer): Promise<string> {
  const [found] = await withDatabase(server, (db) =>
    db.select({ id: voices.id }).from(voices).where(eq(voices.workspaceId, server.owner.workspaceId)),
  );
  if (!found) throw new Error('the owner has no voice');
  return found.id;
}
