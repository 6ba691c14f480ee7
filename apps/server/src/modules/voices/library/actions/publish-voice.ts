import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hasStaff } from '../../../accounts/staff/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import type { SettledVoice } from '../../registry/index.ts';
import { openReview, withdrawReviews } from '../../safety/index.ts';
import { spokenItems } from '../extension-points.ts';
import { findShareOwner } from '../find-share-owner.ts';
import { prepareShared } from '../library.jobs.ts';
import { isListed, requireKeptNotice, requireShareable } from '../library.policy.ts';
import { countCopies, lockOwnShare, type NewSharedVoice, putShare } from '../library.store.ts';
import type { SharedVoiceRow } from '../library.tables.ts';
import { newShare } from '../new-share.ts';
import { type ReviewState, reviewWords, type ShownWords, stateAfter } from '../review.ts';
import { takenBack } from '../take-back.ts';

/** What is undefined stays as it is. */
export interface Publication {
  voiceId: string;
  enableLibrary: boolean;
  noticePeriod?: number;
  customRate?: number;
  enableLiveModeration?: boolean;
  freeUsersAllowed?: boolean;
  previewHistoryItemId?: string;
  voiceMixingAllowed?: boolean;
  name?: string;
  description?: string;
  labels?: Record<string, string>;
  readerAppEnabled?: boolean;
  readerRestrictedOn?: { resourceType: 'read' | 'collection'; resourceId: string }[];
}

/**
 * Publishes a voice, changes how it is published, or takes it back: then those who added it keep it for the notice.
 * @throws Failure `voice_not_found`, `permission_denied`, `conflict`, `history_item_not_found`
 */
export async function publishVoice(
  platform: Platform,
  actor: Actor,
  wanted: Publication,
  signal: AbortSignal,
): Promise<SettledVoice> {
  const voice = await getVoice(platform, actor, wanted.voiceId);
  await requireVoiceRole(platform, actor, voice, 'admin');
  if (voice.sourceVoiceId !== null || wanted.enableLibrary) requireShareable(voice);
  const preview = await copyPreview(platform, { voice, wanted, signal });
  const owner = await findShareOwner(platform, actor, voice);
  const former = await platform.db.transaction(async (transaction) => {
    const before = await lockOwnShare(transaction, { workspaceId: owner.workspaceId, voiceId: voice.rowId });
    const share = { ...newShare(voice, owner), ...before, ...optionsOf(wanted), ...preview };
    await persistShare(platform, transaction, actor, { voice, before, share, wanted });
    return before?.previewBlob;
  });
  if (preview && former && former !== preview.previewBlob) await platform.blobs.remove(former);
  return voice;
}

interface KeptShare {
  voice: SettledVoice;
  before: SharedVoiceRow | undefined;
  share: NewSharedVoice & Pick<SharedVoiceRow, 'labels'>;
  wanted: Publication;
}

async function persistShare(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  { voice, before, share, wanted }: KeptShare,
): Promise<void> {
  const { voiceId } = share;
  const now = platform.clock.now();
  if (before?.isInLibrary && wanted.enableLibrary) {
    const copies = await countCopies(transaction, voiceId);
    requireKeptNotice(before, { wanted: share.noticePeriodDays ?? 0, copies });
  }
  const state = wanted.enableLibrary
    ? await published(platform, transaction, actor, { voice, before, share })
    : await takenBack(platform, transaction, before);
  await putShare(transaction, { ...share, ...state });
  if (wanted.enableLibrary) {
    await platform.jobs.enqueue(prepareShared, { voiceId }, { transaction, singletonKey: voiceId });
  }
  const activityName = wanted.enableLibrary ? 'publish' : 'take-back';
  const entry = { className: 'voice', activityName, targetId: voiceId };
  await recordAudit(transaction, actor, entry, now);
  const { workspaceId } = actor;
  const payload = { voice_id: voiceId, is_in_library: wanted.enableLibrary };
  await platform.events.append(transaction, { name: 'voice.sharing-changed', workspaceId, payload });
}

async function published(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  { voice, before, share }: Omit<KeptShare, 'wanted'>,
): Promise<ReviewState> {
  const now = platform.clock.now();
  const { workspaceId } = actor;
  const { name, labels, description = null, voiceId } = share;
  const words = { name, description, labels, isVerified: voice.verifiedAt !== null };
  if (before && isListed(before) && isSame(before, words)) {
    const { reviewStatus, reviewMessage, reviewedAt } = before;
    return { isInLibrary: true, reviewStatus, reviewMessage, reviewedAt };
  }
  const settings = { ...platform.config, hasStaff: await hasStaff(platform, transaction) };
  const review = reviewWords(settings, words, before);
  if (review.status === 'pending') {
    const { findings } = review;
    const request = { kind: 'library', workspaceId, voiceId, requestedBy: actor.userId, findings } as const;
    await openReview(platform, transaction, request);
  } else await withdrawReviews(transaction, { voiceId, kind: 'library' });
  return stateAfter(review, { before, now });
}

const isSame = (before: SharedVoiceRow, { name, description, labels }: ShownWords): boolean =>
  before.name === name &&
  before.description === description &&
  JSON.stringify(Object.entries(before.labels).toSorted()) ===
    JSON.stringify(Object.entries(labels).toSorted());

/** In the words of the table. */
function optionsOf(wanted: Publication): Partial<NewSharedVoice> {
  const given = {
    noticePeriodDays: wanted.noticePeriod,
    // a rate of 1 is none
    customRate: wanted.customRate === 1 ? null : wanted.customRate,
    hasLiveModeration: wanted.enableLiveModeration,
    freeUsersAllowed: wanted.freeUsersAllowed,
    mixingAllowed: wanted.voiceMixingAllowed,
    name: wanted.name,
    description: wanted.description,
    labels: wanted.labels,
    readerAppEnabled: wanted.readerAppEnabled,
    readerRestrictedOn: wanted.readerRestrictedOn?.map(({ resourceType, resourceId }) => ({
      resource_type: resourceType,
      resource_id: resourceId,
    })),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

interface PreviewOrder {
  voice: SettledVoice;
  wanted: Publication;
  signal: AbortSignal;
}

/** The chosen speech, as it is now: deleting the item later leaves the preview. */
async function copyPreview(
  platform: Platform,
  {
    voice: { rowId: voiceId, workspaceId },
    wanted: { previewHistoryItemId: historyItemId },
    signal,
  }: PreviewOrder,
): Promise<Pick<SharedVoiceRow, 'previewHistoryItemId' | 'previewBlob'> | undefined> {
  if (historyItemId === undefined || workspaceId === null) return undefined;
  const [items] = platform.extensions.at(spokenItems);
  if (!items) throw new Failure('history_item_not_found', 'History item not found.');
  const mp3 = await items.getMp3(platform, { workspaceId, historyItemId, voiceId, signal });
  const { key } = await platform.blobs.put(mp3, `${voiceId}/library`);
  return { previewHistoryItemId: historyItemId, previewBlob: key };
}
