import type { ReviewStatus } from '@mynah/contract/voices/voice-sharing';
import type { Config } from '../../../platform/config/config.ts';
import { findBlockedNames } from '../safety/index.ts';
import { findBlockedWord } from './blocked-words.ts';
import { isAllowed } from './library.policy.ts';
import type { SharedVoiceRow } from './library.tables.ts';

/** What the library shows of a voice in words. */
export interface ShownWords {
  name: string;
  description: string | null;
  labels: Record<string, string>;
  /** Whose voice it is was checked: they may bear a known name. */
  isVerified: boolean;
}

interface ReviewSettings extends Pick<Config, 'blockedWords' | 'blockedVoiceNames' | 'libraryReview'> {
  /** Somebody looks at what waits. */
  hasStaff: boolean;
}

/** How a voice stands that is to be published. */
export interface Review {
  status: Exclude<ReviewStatus, 'not_requested'>;
  /** For the owner. */
  message: string | null;
  /** For staff. */
  findings: string[];
}

/**
 * Decides by itself where the checks find nothing; what they find is for staff, or declined where nobody is staff. A
 * voice that a person declined comes before a person again.
 */
export function reviewWords(
  config: ReviewSettings,
  words: ShownWords,
  before: Pick<SharedVoiceRow, 'reviewStatus' | 'reviewMessage'> | undefined,
): Review {
  const findings = findFaults(config, words);
  const wasStopped = before?.reviewStatus === 'declined' || before?.reviewStatus === 'pending';
  if (config.hasStaff && (findings.length > 0 || wasStopped || config.libraryReview === 'always')) {
    return { status: 'pending', message: null, findings };
  }
  if (findings.length > 0) return { status: 'declined', message: findings.join(' '), findings };
  return { status: 'allowed', message: null, findings };
}

function findFaults(config: ReviewSettings, { name, description, labels, isVerified }: ShownWords): string[] {
  const inName = findBlockedWord(config.blockedWords, name);
  const inText = findBlockedWord(
    config.blockedWords,
    [description ?? '', ...Object.values(labels)].join('\n'),
  );
  return [
    ...(isVerified ? [] : findBlockedNames(config, name, description)),
    ...(inName === undefined ? [] : [`The name contains “${inName}”, which is blocked on this server.`]),
    ...(inText === undefined
      ? []
      : [`The description or a label contains “${inText}”, which is blocked on this server.`]),
    ...(/https?:\/\/|www\./i.test(`${name} ${description ?? ''}`)
      ? ['The name and the description can’t contain links.']
      : []),
  ];
}

export type ReviewState = Pick<
  SharedVoiceRow,
  'isInLibrary' | 'reviewStatus' | 'reviewMessage' | 'reviewedAt'
> &
  Partial<Pick<SharedVoiceRow, 'publishedAt' | 'disableAt'>>;

/** Only an allowed voice is there anew: till then, a notice that runs goes on. */
export function stateAfter(
  { status, message }: Pick<Review, 'status' | 'message'>,
  { before, now }: { before: SharedVoiceRow | undefined; now: Date },
): ReviewState {
  const reviewedAt = status === 'pending' ? null : now;
  const state = { isInLibrary: true, reviewStatus: status, reviewMessage: message, reviewedAt };
  if (!isAllowed(status)) return state;
  const isBack = before?.publishedAt == null || before.disableAt !== null;
  return { ...state, disableAt: null, ...(isBack && { publishedAt: now }) };
}
