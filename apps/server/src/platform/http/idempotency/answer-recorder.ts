import type { Hash } from 'node:crypto';
import { blobHash } from '../../blobs/blobs.ts';
import type { Log } from '../../log/log.ts';
import type { Platform } from '../../platform.ts';
import { deleteRow, type HeldRow, markAnswered } from './idempotency.store.ts';
import { findPersistedSound } from './persisted-sounds.ts';
import { type AnswerHead, SealedAnswer } from './sealed-answer.ts';

export interface RecordedCall {
  row: HeldRow;
  secret: Uint8Array;
  head: AnswerHead;
  /** The item of the history that the call made. */
  historyItemId?: string;
  /** Nothing of the answer may stay; only that there was one. */
  leavesNothing: boolean;
  log: Log;
}

/**
 * Keeps an answer while it passes. The caller gets the answer in any case: when it cannot be kept, its key is free
 * again.
 */
export class AnswerRecorder {
  readonly #platform: Platform;
  readonly #call: RecordedCall;
  /** Of the body, as if it were the sound of the item: the blob of that is named so. */
  readonly #soundHash: Hash | undefined;
  #answer: SealedAnswer | undefined;
  #isLost = false;

  constructor(platform: Platform, call: RecordedCall) {
    this.#platform = platform;
    this.#call = call;
    this.#soundHash = call.historyItemId === undefined ? undefined : blobHash(call.historyItemId);
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.#isLost || this.#call.leavesNothing) return;
    await this.#orLose(async () => {
      this.#soundHash?.update(bytes);
      await (await this.#begun()).write(bytes);
    });
  }

  /** The whole answer went by: it is given again from now on. */
  async finish(): Promise<void> {
    await this.#orLose(() => this.#finish());
    if (this.#isLost) await this.drop();
  }

  /** There was no answer that is worth keeping: the key is free again. */
  async drop(): Promise<void> {
    const { row, log } = this.#call;
    try {
      await this.#answer?.abort();
      await deleteRow(this.#platform.db, row);
    } catch (cause) {
      log.warn({ err: cause }, 'a key could not be given back; it is free when its lease ends');
    }
  }

  async #finish(): Promise<void> {
    const { db, blobs, clock } = this.#platform;
    const { row, historyItemId, leavesNothing } = this.#call;
    const sound = historyItemId && (await findPersistedSound(this.#platform, row.workspaceId, historyItemId));
    const answerBlob = leavesNothing ? null : await this.#commit(sound);
    const answer = { answeredAt: clock.now(), answerBlob, historyItemId: sound ? historyItemId : null };
    const isOurs = await markAnswered(db, row, answer);
    if (!isOurs && answerBlob !== null) await blobs.remove(answerBlob);
  }

  /** A body that the history keeps anyway is not kept twice. */
  async #commit(sound: string | undefined): Promise<string> {
    if (sound === undefined || sound !== this.#soundHash?.digest('hex'))
      return (await this.#begun()).commit();
    await this.#answer?.abort();
    this.#answer = await this.#begin({ ...this.#call.head, isItemSound: true });
    return this.#answer.commit();
  }

  async #begun(): Promise<SealedAnswer> {
    this.#answer ??= await this.#begin(this.#call.head);
    return this.#answer;
  }

  #begin(head: AnswerHead): Promise<SealedAnswer> {
    const { row, secret } = this.#call;
    return SealedAnswer.begin(this.#platform.blobs, { secret, context: row.requestId }, head);
  }

  async #orLose(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      this.#isLost = true;
      this.#call.log.error({ err: cause }, 'an answer could not be kept');
    }
  }
}
