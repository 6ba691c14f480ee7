import { type Actor, answerFile, type BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { renderPreview } from '../../previews/index.ts';
import { findSample } from '../../samples/index.ts';
import { findReview, type QueuedReview } from '../reviews.store.ts';
import { reviewNotFound } from './decide-review.ts';

interface Reading {
  range: string | undefined;
  setHeader(name: string, value: string): void;
}

/** A paper that was sent in. What people upload is saved, never opened as a page of ours. */
export async function readPaper(
  platform: Platform,
  staff: Actor,
  { reviewId, fileId, ...reading }: Reading & { reviewId: string; fileId: string },
): Promise<BytesAnswer> {
  const queued = await getReview(platform, reviewId);
  const paper = queued.review.files.find((file) => file.fileId === fileId);
  if (!paper) throw reviewNotFound();
  await recordAccess(platform, staff, queued, 'voice-review.read');
  reading.setHeader('content-disposition', 'attachment');
  const open = (range?: { start: number; end: number }) => platform.blobs.stream(paper.blob, range);
  const { sizeBytes } = paper;
  return answerFile({ contentType: 'application/octet-stream', sizeBytes, open }, reading);
}

/** A recording that the voice was made of. */
export async function readReviewSample(
  platform: Platform,
  staff: Actor,
  { reviewId, sampleId, ...reading }: Reading & { reviewId: string; sampleId: string },
): Promise<BytesAnswer> {
  const queued = await getReview(platform, reviewId);
  const { id: voiceId, workspaceId } = queued.voice;
  const sample =
    workspaceId === null ? undefined : await findSample(platform.db, { workspaceId, voiceId, sampleId });
  if (!sample) throw reviewNotFound();
  await recordAccess(platform, staff, queued, 'voice-review.listen');
  reading.setHeader('content-disposition', 'attachment');
  const { soundBlob, sizeBytes, contentType } = sample;
  const open = (range?: { start: number; end: number }) => platform.blobs.stream(soundBlob, range);
  return answerFile({ contentType, sizeBytes, open }, reading);
}

/** How the voice speaks; spoken now when that did not happen yet. */
export async function readReviewPreview(
  platform: Platform,
  staff: Actor,
  reviewId: string,
  signal: AbortSignal,
): Promise<BytesAnswer> {
  const queued = await getReview(platform, reviewId);
  await recordAccess(platform, staff, queued, 'voice-review.listen');
  const { voice } = queued;
  const key = voice.previewBlob ?? (await renderPreview(platform, voice, { signal }));
  return { contentType: 'audio/mpeg', body: await platform.blobs.get(key) };
}

async function getReview({ db }: Platform, reviewId: string): Promise<QueuedReview> {
  const queued = await findReview(db, reviewId);
  if (!queued) throw reviewNotFound();
  return queued;
}

const recordAccess = (
  { db, clock }: Platform,
  staff: Actor,
  { review, voice }: QueuedReview,
  action: string,
): Promise<void> =>
  recordStaffAction(db, staff, { action, target: voice.id, workspaceId: review.workspaceId }, clock.now());
