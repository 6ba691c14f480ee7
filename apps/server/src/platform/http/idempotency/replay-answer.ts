import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Failure } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import type { IdempotencyRow } from './idempotency.store.ts';
import { findPersistedSound } from './persisted-sounds.ts';
import { openSealedAnswer } from './sealed-answer.ts';

/**
 * Gives the answer of an earlier call again: status, headers and body as they were.
 * @throws Failure `idempotency_answer_not_kept`, `history_item_not_found`
 */
export async function replayAnswer(
  platform: Platform,
  { row, secret, reply }: { row: IdempotencyRow; secret: Uint8Array; reply: FastifyReply },
): Promise<void> {
  const sound = await findSound(platform, row);
  if (row.answerBlob === null) throw notKept();
  const seal = { secret, context: row.requestId };
  const { head, body } = await openSealedAnswer(platform.blobs, row.answerBlob, seal);
  const bytes = head.isItemSound && sound !== undefined ? await soundInPlaceOf(body, platform, sound) : body;
  reply.code(head.status).headers(head.headers).header('idempotent-replayed', 'true');
  reply.send(head.status === 204 ? undefined : Readable.from(bytes, { objectMode: false }));
}

async function soundInPlaceOf(body: AsyncGenerator<Uint8Array>, { blobs }: Platform, sound: string) {
  // closes the file that it is read from
  await body.return(undefined);
  return blobs.stream(sound);
}

/** What was deleted from the history is not given again, from whatever it could be. */
async function findSound(platform: Platform, { workspaceId, historyItemId }: IdempotencyRow) {
  if (historyItemId === null) return undefined;
  const sound = await findPersistedSound(platform, workspaceId, historyItemId);
  if (sound !== undefined) return sound;
  throw new Failure(
    'history_item_not_found',
    `The first request with this Idempotency-Key made the history item ${historyItemId}, which has been deleted.`,
  );
}

const notKept = (): Failure =>
  new Failure(
    'idempotency_answer_not_kept',
    'The request with this Idempotency-Key already ran. Its answer wasn’t stored because of enable_logging=false. Use a new key to run it again.',
  );
