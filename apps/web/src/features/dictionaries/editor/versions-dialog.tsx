import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  type Dictionary,
  exportVersion,
  type PronunciationRule,
  versionListQuery,
  versionRulesQuery,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { type RuleDifference, rulesThatDiffer } from '#web/features/dictionaries/editor/rule-differences.ts';
import { changeRulesDraft, saidBy } from '#web/features/dictionaries/editor/rules-draft.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Of thousands of rules that differ nobody reads all. */
const MOST_SHOWN = 100;

type VersionsDialogProps = {
  dictionary: Dictionary;
  /** As they stand in the editor. */
  rules: readonly PronunciationRule[];
  canEdit: boolean;
  onClose: () => void;
};

/** What the rules were: compared with those of now, exported, and brought back as a change that is not saved yet. */
export function VersionsDialog({ dictionary, rules, canEdit, onClose }: VersionsDialogProps) {
  const t = useMessages();
  const { id, latest_version_id } = dictionary;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionListQuery(id),
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const restore = (version: { number: number }, former: readonly PronunciationRule[]) => {
    changeRulesDraft(id, { versionId: latest_version_id, rules: former });
    toast.success(t('versionRestored', { number: version.number }));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('versions')} description={t('versionsText')}>
      {error && <ErrorState error={error} title={t('versionsFailed')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonRows label={t('versionsLoading')} count={4} cells={['h-4 w-40']} rowClass="h-11" />
      )}
      <ul className="flex flex-col divide-y">
        {data?.map((version) => {
          const isOpen = openId === version.version_id;
          return (
            <li key={version.version_id} className="flex flex-col gap-2 py-2">
              <div className="flex items-center gap-2">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? null : version.version_id)}
                  className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 rounded-md px-2 py-1 text-start hover:bg-hover"
                >
                  <span className="font-medium text-13 text-ink">
                    {t('version', { number: version.number })}
                  </span>
                  <span className="text-12 text-ink-2">
                    {formatDateTime(dateOfUnix(version.created_at_unix))}
                  </span>
                  <span className="text-12 text-ink-2">
                    {t('rules', {
                      count: version.version_rules_num,
                      rules: formatExactCount(version.version_rules_num),
                    })}
                  </span>
                  {version.version_id === latest_version_id && <Badge>{t('versionCurrent')}</Badge>}
                </button>
                <IconButton
                  size="sm"
                  label={t('versionDownload', { number: version.number })}
                  onClick={() => void okOrToast(exportVersion(id, version.version_id))}
                >
                  <Download aria-hidden />
                </IconButton>
              </div>
              {isOpen && (
                <VersionRules
                  dictionaryId={id}
                  versionId={version.version_id}
                  rules={rules}
                  onRestore={canEdit ? (former) => restore(version, former) : undefined}
                />
              )}
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}

type VersionRulesProps = {
  dictionaryId: string;
  versionId: string;
  rules: readonly PronunciationRule[];
  onRestore?: (former: readonly PronunciationRule[]) => void;
};

function VersionRules({ dictionaryId, versionId, rules, onRestore }: VersionRulesProps) {
  const t = useMessages();
  const { data: former, error, refetch } = useQuery(versionRulesQuery(dictionaryId, versionId));
  if (error)
    return <ErrorState error={error} title={t('versionRulesFailed')} onRetry={() => void refetch()} />;
  if (!former)
    return <SkeletonRows label={t('versionsLoading')} count={2} cells={['h-4 w-60']} rowClass="h-8" />;
  const differences = rulesThatDiffer(rules, former);
  if (differences.length === 0) return <p className="px-2 text-13 text-ink-2">{t('versionSame')}</p>;
  const unseen = differences.length - MOST_SHOWN;
  return (
    <div className="flex flex-col items-start gap-2 px-2">
      <h3 className="text-12 text-ink-2">{t('versionChanges')}</h3>
      <ul className="w-full divide-y rounded-lg border text-13">
        {differences.slice(0, MOST_SHOWN).map((difference) => (
          <Difference key={difference.rule.string_to_replace} {...difference} />
        ))}
      </ul>
      {unseen > 0 && <p className="text-12 text-ink-2">{t('versionMoreChanges', { count: unseen })}</p>}
      {onRestore && <Button onClick={() => onRestore(former)}>{t('versionRestore')}</Button>}
    </div>
  );
}

const wordOf = { added: 'versionAdded', removed: 'versionRemoved', changed: 'versionChanged' } as const;

function Difference({ kind, rule, former }: RuleDifference) {
  const t = useMessages();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5">
      <span className="w-20 shrink-0 text-12 text-ink-2">{t(wordOf[kind])}</span>
      <span className="min-w-0 break-words font-medium text-ink">{rule.string_to_replace}</span>
      <span className="min-w-0 break-words text-ink-2">
        {former && saidBy(former) !== saidBy(rule) && <del className="me-2">{saidBy(former)}</del>}
        {kind === 'removed' ? <del>{saidBy(rule)}</del> : saidBy(rule)}
      </span>
    </li>
  );
}
