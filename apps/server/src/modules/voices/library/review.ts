import type { ReviewStatus } from '@mynah/contract/voice-library';
import type { Platform } from '../../../platform/platform.ts';
import { findBlockedWord } from './blocked-words.ts';
import type { SharedVoiceRow } from './library.tables.ts';

/** What the library shows of a voice in words. */
export interface ShownWords {
  name: string;
  description: string | null;
  labels: Record<string, string>;
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
  { config }: Pick<Platform, 'config'>,
  words: ShownWords,
  before: Pick<SharedVoiceRow, 'reviewStatus' | 'reviewMessage'> | undefined,
): Review {
  const findings = findFaults(config.blockedWords, words);
  const hasStaff = config.staffDomain !== undefined;
  const wasStopped = before?.reviewStatus === 'declined' || before?.reviewStatus === 'pending';
  if (hasStaff && (findings.length > 0 || wasStopped || config.libraryReview === 'always')) {
    return { status: 'pending', message: null, findings };
  }
  if (findings.length > 0) return { status: 'declined', message: findings.join(' '), findings };
  return { status: 'allowed', message: null, findings };
}

function findFaults(blocked: readonly string[], { name, description, labels }: ShownWords): string[] {
  const inName = findBlockedWord(blocked, name);
  const inText = findBlockedWord(blocked, [description ?? '', ...Object.values(labels)].join('\n'));
  return [
    ...(inName === undefined ? [] : [`The name has “${inName}” in it, which is blocked here.`]),
    ...(inText === undefined
      ? []
      : [`The description or a label has “${inText}” in it, which is blocked here.`]),
    ...(/https?:\/\/|www\./i.test(`${name} ${description ?? ''}`)
      ? ['Name and description must not have links in them.']
      : []),
  ];
}
