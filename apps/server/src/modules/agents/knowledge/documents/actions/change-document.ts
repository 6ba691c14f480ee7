import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type DocumentRow, documentStore, requireDocument } from '../../entries/index.ts';
import { indexDocument } from '../../passages/index.ts';
import { fetchPage, readPage, readText } from '../../reading/index.ts';
import { nextRefresh } from '../auto-sync.ts';
import { takeFile } from './add-document.ts';

/** Writes a change with the passages that follow from it. */
export async function rewrite(
  platform: Platform,
  document: DocumentRow,
  change: Partial<DocumentRow>,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await documentStore.changeDocument(transaction, document, change);
    await indexDocument(platform, transaction, { ...document, ...change });
  });
}

/** @throws Failure `unprocessable` for the content of what is no text */
export async function changeDocument(
  platform: Platform,
  actor: Actor,
  { id, name, content }: { id: string; name?: string | undefined; content?: string | undefined },
): Promise<void> {
  const document = await requireDocument(platform, actor, id, 'editor');
  if (content !== undefined && document.type !== 'text')
    throw new Failure('unprocessable', 'Only the content of a text can be written anew.', {
      loc: ['body', 'content'],
    });
  if (name === undefined && content === undefined) return;
  await rewrite(platform, document, {
    ...(name === undefined ? {} : { name }),
    ...(content === undefined ? {} : readText(content)),
  });
}

/** @throws Failure `invalid_document`; `unprocessable` for what is no file */
export async function changeFile(
  platform: Platform,
  actor: Actor,
  { id, file, signal }: { id: string; file: Parameters<typeof takeFile>[1]; signal: AbortSignal },
): Promise<void> {
  const document = await requireDocument(platform, actor, id, 'editor');
  if (document.type !== 'file')
    throw new Failure('unprocessable', 'Only a document that came as a file can get another one.');
  const { columns } = await takeFile(platform, file, { id, signal });
  await rewrite(platform, document, columns);
  // the same bytes have the same key
  if (document.blob && document.blob !== columns.blob) await platform.blobs.remove(document.blob);
}

/** @throws Failure `address_refused`, `outside_unreachable`, `invalid_document`; `unprocessable` for what has no address */
export async function refreshDocument(
  platform: Platform,
  actor: Actor,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<void> {
  const document = await requireDocument(platform, actor, id, 'editor');
  if (document.type !== 'url' || !document.url)
    throw new Failure('unprocessable', 'Only a document of an address can be fetched again.');
  await fetchAgain(platform, document, signal);
}

/** A page that says what it said is left as it is, with its passages. */
export async function fetchAgain(
  platform: Platform,
  document: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const { title: _, ...read } = await fetchPage(platform, document.url ?? '', { signal }, (page) =>
    readPage(page, signal),
  );
  const refreshed = { failedRefreshes: 0, nextRefreshAt: nextRefresh(document, platform.clock.now()) };
  if (read.content === document.content) await documentStore.changeDocument(platform.db, document, refreshed);
  else await rewrite(platform, document, { ...read, ...refreshed });
}
