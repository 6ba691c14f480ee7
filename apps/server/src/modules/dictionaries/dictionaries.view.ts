import type { PronunciationDictionary } from '@mynah/contract/dictionaries/pronunciation-dictionaries';
import type { PronunciationAlphabet } from '@mynah/contract/dictionaries/pronunciation-limits';
import type { PronunciationRule as WireRule } from '@mynah/contract/dictionaries/pronunciation-rules';
import type { PronunciationRule } from '@mynah/text';
import { unixSeconds } from '../../platform/clock/clock.ts';
import { type ResourceReader, roleOn } from '../workspaces/sharing/index.ts';
import type { Dictionary, VersionSummary } from './dictionaries.store.ts';

export const toDictionary = (reader: ResourceReader, row: Dictionary): PronunciationDictionary => ({
  id: row.id,
  latest_version_id: row.versionId,
  latest_version_rules_num: row.rulesCount,
  name: row.name,
  permission_on_resource: roleOn(reader, row),
  // who made it may be gone
  created_by: row.creatorUserId ?? '',
  creation_time_unix: unixSeconds(row.createdAt),
  archived_time_unix: row.archivedAt && unixSeconds(row.archivedAt),
  description: row.description,
});

/** As the calls that create one answer. */
export const toAdded = (reader: ResourceReader, row: Dictionary) => ({
  id: row.id,
  name: row.name,
  created_by: row.creatorUserId ?? '',
  creation_time_unix: unixSeconds(row.createdAt),
  version_id: row.versionId,
  version_rules_num: row.rulesCount,
  description: row.description,
  permission_on_resource: roleOn(reader, row),
});

export const toChanged = ({
  id,
  versionId,
  rulesCount,
}: Pick<Dictionary, 'id' | 'versionId' | 'rulesCount'>) => ({
  id,
  version_id: versionId,
  version_rules_num: rulesCount,
});

export const toVersion = ({ id, number, rulesCount, createdAt }: VersionSummary) => ({
  version_id: id,
  number,
  version_rules_num: rulesCount,
  created_at_unix: unixSeconds(createdAt),
});

type GivenRule = { stringToReplace: string; caseSensitive: boolean; wordBoundaries: boolean } & (
  | { type: 'alias'; alias: string }
  | { type: 'phoneme'; phoneme: string; alphabet: PronunciationAlphabet }
);

/** A rule as a call brought it. */
export function toRule({
  stringToReplace: find,
  caseSensitive,
  wordBoundaries,
  ...given
}: GivenRule): PronunciationRule {
  const replacement =
    given.type === 'alias'
      ? { kind: 'alias' as const, alias: given.alias }
      : { kind: 'phoneme' as const, phoneme: given.phoneme, alphabet: given.alphabet };
  return { find, caseSensitive, wordBoundaries, replacement };
}

export const fromWireRule = ({
  string_to_replace: stringToReplace,
  case_sensitive: caseSensitive,
  word_boundaries: wordBoundaries,
  ...given
}: WireRule): PronunciationRule => toRule({ stringToReplace, caseSensitive, wordBoundaries, ...given });

export function toWireRule({
  find,
  caseSensitive,
  wordBoundaries,
  replacement,
}: PronunciationRule): WireRule {
  const where = { string_to_replace: find, case_sensitive: caseSensitive, word_boundaries: wordBoundaries };
  return replacement.kind === 'alias'
    ? { type: 'alias', ...where, alias: replacement.alias }
    : { type: 'phoneme', ...where, phoneme: replacement.phoneme, alphabet: replacement.alphabet };
}
