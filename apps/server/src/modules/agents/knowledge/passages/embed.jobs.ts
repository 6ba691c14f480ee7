import { z } from 'zod';
import type { Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DocumentHead, type DocumentRow, documentStore } from '../entries/index.ts';
import { cutPassages } from './cut-passages.ts';
import { embed, embeddingEngines, engineForLanguage, toBytes } from './embed.ts';
import { listWithoutVector, replacePassages, writeVectors } from './passages.store.ts';

const payload = z.object({ workspaceId: z.string(), documentId: z.string() });

const computeVectors = defineJob<z.output<typeof payload>>({
  name: 'knowledge.compute-vectors',
  payload,
  retryLimit: 3,
  expireInSeconds: 3600,
  atATime: { all: 2, ofGroup: 1 },
});

/** Texts of one request to the engine: a step of a second or so. */
const atATime = 16;

/**
 * Cuts what a document says now, so that it is found by its words at once, and orders its vectors. In the transaction
 * that writes the document.
 */
export async function indexDocument(
  platform: Platform,
  transaction: Transaction,
  document: DocumentRow,
): Promise<void> {
  const passages = document.type === 'folder' ? [] : cutPassages(document.content);
  await replacePassages(transaction, document, passages);
  const vectorState = passages.length > 0 && knowsLanguage(platform, document) ? 'waiting' : 'none';
  await documentStore.changeDocument(transaction, document, { vectorState, revision: newId() });
  if (vectorState === 'waiting') await enqueue(platform, document, transaction);
}

/** Tries again what has no vectors though it should. */
export async function orderVectors(platform: Platform, document: DocumentHead): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await documentStore.changeDocument(transaction, document, { vectorState: 'waiting' });
    await enqueue(platform, document, transaction);
  });
}

const enqueue = (
  { jobs }: Platform,
  { workspaceId, id }: Pick<DocumentRow, 'workspaceId' | 'id'>,
  transaction: Transaction,
) => jobs.enqueue(computeVectors, { workspaceId, documentId: id }, { transaction, group: workspaceId });

/** A model of other languages finds by chance: full text alone is better there. */
const knowsLanguage = (platform: Platform, { language }: Pick<DocumentRow, 'language'>): boolean =>
  embeddingEngines(platform).length === 0 || engineForLanguage(platform, language) !== undefined;

export const vectorJob = (platform: Platform): JobHandler =>
  ({
    definition: computeVectors,
    run: async ({ payload: { workspaceId, documentId: id }, signal }) => {
      const document = await documentStore.findDocument(platform.db, { workspaceId, id });
      if (!document) return;
      const change = (vectorState: DocumentRow['vectorState']) =>
        documentStore.changeDocument(platform.db, document, { vectorState, revision: newId() });
      if (embeddingEngines(platform).length === 0) return change('failed');
      try {
        await change('running');
        await computeAll(platform, document, signal);
        await change('done');
      } catch (cause) {
        // another try sets it to running again; until then full text finds it
        await change('failed');
        throw cause;
      }
    },
  }) satisfies JobHandler<z.output<typeof payload>> as JobHandler;

async function computeAll(platform: Platform, document: DocumentRow, signal: AbortSignal): Promise<void> {
  const { workspaceId, language } = document;
  // who asks for vectors of a language that nothing knows gets those of the best
  const [best] = embeddingEngines(platform);
  const engine = (engineForLanguage(platform, language) ?? best)?.name;
  const options = {
    caller: workspaceId,
    urgency: 'background',
    waitsForModel: true,
    signal,
    engine,
  } as const;
  for (;;) {
    signal.throwIfAborted();
    const passages = await listWithoutVector(platform.db, document, atATime);
    if (passages.length === 0) return;
    const vectors = await embed(
      platform,
      passages.map(({ content }) => content),
      options,
    );
    const rows = passages.map(({ id }, index) => ({ id, vector: toBytes(vectors[index]!) }));
    await writeVectors(platform.db, workspaceId, rows);
  }
}

/** What failed, and what nothing had a model for, is tried again each hour: it may have come meanwhile. */
export async function orderMissingVectors(platform: Platform): Promise<void> {
  const languages = embeddingEngines(platform).flatMap(({ traits }) => traits.languages);
  if (languages.length === 0) return;
  for (const key of await documentStore.listWithoutVectors(platform.db, { languages, most: 500 })) {
    const document = await documentStore.findDocument(platform.db, key);
    if (document) await orderVectors(platform, document);
  }
}
