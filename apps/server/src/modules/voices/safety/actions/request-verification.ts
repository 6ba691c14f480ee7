import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@mynah/contract/uploads';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockVoice } from '../captchas.store.ts';
import { openReview } from '../open-review.ts';
import { latestVerifications } from '../reviews.store.ts';
import type { ReviewFile } from '../safety.tables.ts';
import { getVerifiableVoice } from './get-captcha.ts';

interface Papers {
  voiceId: string;
  files: readonly UploadedFile[];
  extraText: string | undefined;
}

const mostFileBytes = 20 * 1024 * 1024;

/**
 * Asks staff to look at who owns a voice (VOI-037).
 * @throws Failure `invalid_request` with nothing to look at, `conflict` while an earlier one waits
 */
export async function requestVerification(
  platform: Platform,
  actor: Actor,
  { voiceId, files, extraText }: Papers,
): Promise<void> {
  const voice = await getVerifiableVoice(platform, actor, voiceId);
  requirePapers(files, extraText);
  await requireNoneWaiting(platform.db, voice.rowId);
  const kept: ReviewFile[] = [];
  try {
    for (const file of files) kept.push(await persistPaper(platform, file));
    await platform.db.transaction(async (transaction) => {
      await lockVoice(transaction, voice.rowId);
      await requireNoneWaiting(transaction, voice.rowId);
      await openReview(platform, transaction, {
        kind: 'manual_verification',
        workspaceId: actor.workspaceId,
        voiceId: voice.rowId,
        requestedBy: actor.userId,
        extraText,
        files: kept,
      });
    });
  } catch (cause) {
    const keys = kept.map(({ blob }) => blob);
    await dropUnwritten(platform, keys, cause);
    throw cause;
  }
}

function requirePapers(files: readonly UploadedFile[], extraText: string | undefined): void {
  const tooLarge = files.find(({ sizeBytes }) => sizeBytes > mostFileBytes);
  if (tooLarge) {
    const sentence = `${tooLarge.fileName} is larger than ${mostFileBytes / 1024 / 1024} MB.`;
    throw new Failure('upload_file_size_exceeded', sentence);
  }
  if (files.every(({ sizeBytes }) => sizeBytes === 0) && !extraText?.trim()) {
    throw new Failure('invalid_request', 'Send a file or a text that proves the voice is yours.');
  }
}

async function requireNoneWaiting(
  db: Parameters<typeof latestVerifications>[0],
  voiceId: string,
): Promise<void> {
  const latest = (await latestVerifications(db, [voiceId])).get(voiceId);
  if (latest?.status !== 'pending') return;
  throw new Failure('conflict', 'This voice is already waiting for a review.');
}

async function persistPaper({ blobs }: Platform, file: UploadedFile): Promise<ReviewFile> {
  const fileId = newId();
  const writer = await blobs.writer(fileId);
  try {
    for await (const chunk of createReadStream(file.path)) await writer.write(chunk as Buffer);
    const { key: blob, sizeBytes } = await writer.commit();
    const fileName = file.fileName.slice(0, 200) || 'paper';
    return { fileId, fileName, contentType: file.contentType, sizeBytes, blob };
  } finally {
    await writer.abort();
  }
}
