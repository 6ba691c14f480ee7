import { isDeepStrictEqual } from 'node:util';
import { pronunciationLimits } from '@mynah/contract/dictionaries/pronunciation-limits';
import type { PronunciationRule } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  findRules,
  insertVersion,
  listVersions,
  lockDictionary,
  updateDictionary,
} from '../dictionaries.store.ts';
import { dictionaryNotFound } from '../not-found.ts';
import { requireDictionary } from './get-dictionary.ts';

interface ChangedRules {
  id: string;
  versionId: string;
  rulesCount: number;
}

interface RuleChange {
  id: string;
  /** Refused when another version has become the latest. */
  expectedVersionId?: string;
  change: (rules: readonly PronunciationRule[]) => PronunciationRule[];
}

/**
 * Makes a version of the latest one; where nothing changes, that one stays.
 * @throws Failure `pronunciation_dictionary_not_found`, `permission_denied`, `version_mismatch`, `invalid_request`
 */
export async function changeRules(
  platform: Platform,
  actor: Actor,
  { id, expectedVersionId, change }: RuleChange,
): Promise<ChangedRules> {
  const { workspaceId } = await requireDictionary(platform, actor, id, 'editor');
  return platform.db.transaction(async (transaction) => {
    const locked = await lockDictionary(transaction, { workspaceId, id });
    const [latest] = await listVersions(transaction, workspaceId, { dictionaryIds: [id], versionIds: [] });
    if (!locked || !latest) throw dictionaryNotFound(id);
    if (expectedVersionId !== undefined && expectedVersionId !== latest.versionId) throw hasChanged();
    const before = (await findRules(transaction, { workspaceId, ...latest })) ?? [];
    const rules = change(before);
    if (rules.length > pronunciationLimits.rules) throw tooMany();
    if (isDeepStrictEqual(rules, before)) {
      return { id, versionId: latest.versionId, rulesCount: before.length };
    }
    const [versionId, number, createdAt] = [newId(), locked.latestNumber + 1, platform.clock.now()];
    const rulesCount = rules.length;
    await insertVersion(transaction, {
      id: versionId,
      dictionaryId: id,
      number,
      rules,
      rulesCount,
      createdAt,
    });
    await updateDictionary(transaction, { workspaceId, id }, { latestNumber: number });
    const entry = { className: 'pronunciation-dictionary', activityName: 'edit', targetId: id };
    const details = { version_id: versionId, rules: rulesCount };
    await recordAudit(transaction, actor, { ...entry, details }, createdAt);
    return { id, versionId, rulesCount };
  });
}

/** New ones come last; one that finds the same text takes the place of what was there. */
export const withRules = (added: readonly PronunciationRule[]) => (before: readonly PronunciationRule[]) => {
  const byFind = new Map(added.map((rule) => [rule.find, rule]));
  const placed = new Set<string>();
  const kept = before.flatMap((rule) => {
    const other = byFind.get(rule.find);
    if (!other) return rule;
    if (placed.has(rule.find)) return [];
    placed.add(rule.find);
    return other;
  });
  return [...kept, ...[...byFind.values()].filter(({ find }) => !placed.has(find))];
};

export const withoutRules = (finds: readonly string[]) => {
  const gone = new Set(finds.map((find) => find.trim().replace(/\s+/g, ' ')));
  return (before: readonly PronunciationRule[]) => before.filter(({ find }) => !gone.has(find));
};

const hasChanged = (): Failure =>
  new Failure('version_mismatch', 'Someone else changed the dictionary. Reload it and try again.');

const tooMany = (): Failure =>
  new Failure(
    'invalid_request',
    `A pronunciation dictionary can have up to ${pronunciationLimits.rules} rules.`,
    {
      data: { param: 'rules' },
    },
  );
