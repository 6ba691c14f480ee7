import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minilmEngine } from '@mynah/engine-minilm';
import { users } from '../../../../../apps/server/src/modules/accounts/users/users.tables.ts';
import { knowledgeDocuments } from '../../../../../apps/server/src/modules/agents/knowledge/entries/documents.tables.ts';
import { cutPassages } from '../../../../../apps/server/src/modules/agents/knowledge/passages/index.ts';
import { replacePassages } from '../../../../../apps/server/src/modules/agents/knowledge/passages/passages.store.ts';
import { knowledgePassages } from '../../../../../apps/server/src/modules/agents/knowledge/passages/passages.tables.ts';
import { workspaces } from '../../../../../apps/server/src/modules/workspaces/workspace/workspaces.tables.ts';
import { type Database, openDatabase } from '../../../../../apps/server/src/platform/db/database.ts';
import { migrateDatabase } from '../../../../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../../../../apps/server/src/platform/postgres/index.ts';
import { root } from '../../context.ts';
import type { QualityContext } from '../../quality-part.ts';

export const workspaceId = 'quality';

/** Documents as the server keeps them, in a database of their own. */
export interface Shelf {
  db: Database;
  passages: { id: string; content: string; vector: Float32Array }[];
  documentIds: string[];
  close(): Promise<void>;
}

/** Guides of the project, by their file names. */
export async function openShelf(context: QualityContext, fileNames: readonly string[]): Promise<Shelf> {
  const folder = join(context.folder, 'postgres');
  await chmod(context.folder, 0o755);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ folder });
  await migrateDatabase(postgres.url);
  const db = openDatabase(postgres.url);
  const close = async (): Promise<void> => {
    await db.$client.end();
    await postgres.stop();
  };
  try {
    await db.insert(users).values({ id: 'reader', email: 'reader@example.com' });
    await db.insert(workspaces).values({ id: workspaceId, name: 'Quality', ownerId: 'reader', tier: 'free' });
    for (const id of fileNames) await shelve(db, id);
    const rows = await db.select().from(knowledgePassages);
    const passages = [];
    for (const { id, content } of rows)
      passages.push({ id, content, vector: await vectorOf(context, content) });
    return { db, passages, documentIds: [...fileNames], close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function shelve(db: Database, id: string): Promise<void> {
  const content = await readFile(join(root, 'docs', id), 'utf8');
  const document = { id, workspaceId, name: id.replace('.md', ''), language: 'en' };
  await db.insert(knowledgeDocuments).values({ ...document, type: 'text', content, revision: '1' });
  await db.transaction((transaction) => replacePassages(transaction, document, cutPassages(content)));
}

export async function vectorOf({ run }: QualityContext, text: string): Promise<Float32Array> {
  const [part] = await run(minilmEngine, { texts: [text] });
  if (!part) throw new Error('The model gave no vector.');
  return part.vector;
}
