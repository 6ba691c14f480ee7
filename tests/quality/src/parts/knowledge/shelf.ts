import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minilmEngine } from '@mynah/engine-minilm';
import { multilingualUseEngine } from '@mynah/engine-multilingual-use';
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
  passages: { id: string; content: string; model: VectorModel; vector: Float32Array }[];
  documentIds: string[];
  close(): Promise<void>;
}

/** English has a model of its own, which knows it better. */
const models = { english: minilmEngine, multilingual: multilingualUseEngine } as const;
export type VectorModel = keyof typeof models;
const modelOf = (language: string): VectorModel => (language === 'en' ? 'english' : 'multilingual');

interface Text {
  id: string;
  language: string;
  content: string;
}

/** Guides of the project, by their file names. */
export const readGuides = (fileNames: readonly string[]): Promise<Text[]> =>
  Promise.all(
    fileNames.map(async (id) => ({
      id,
      language: 'en',
      content: await readFile(join(root, 'docs', id), 'utf8'),
    })),
  );

export async function openShelf(context: QualityContext, texts: readonly Text[]): Promise<Shelf> {
  const folder = join(context.folder, `postgres-${texts.length}`);
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
    for (const text of texts) await shelve(db, text);
    const languages = new Map(texts.map(({ id, language }) => [id, language]));
    const rows = await db.select().from(knowledgePassages);
    const passages = [];
    for (const { id, documentId, content } of rows) {
      const model = modelOf(languages.get(documentId)!);
      passages.push({ id, content, model, vector: await vectorOf(context, model, content) });
    }
    return { db, passages, documentIds: texts.map(({ id }) => id), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function shelve(db: Database, { id, language, content }: Text): Promise<void> {
  const document = { id, workspaceId, name: id.replace('.md', ''), language };
  await db.insert(knowledgeDocuments).values({ ...document, type: 'text', content, revision: '1' });
  await db.transaction((transaction) => replacePassages(transaction, document, cutPassages(content)));
}

export async function vectorOf(
  { run }: QualityContext,
  model: VectorModel,
  text: string,
): Promise<Float32Array> {
  const [part] = await run(models[model], { texts: [text] });
  if (!part) throw new Error('The model gave no vector.');
  return part.vector;
}
