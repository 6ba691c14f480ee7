import { useInfiniteQuery } from '@tanstack/react-query';
import { GitCompareArrows, History, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { fetchAgent } from '#web/features/agents/agents.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { CompareDialog } from '#web/features/agents/editor/tabs/versions/compare-dialog.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import {
  type RecordedVersion,
  restoreVersion,
  versionsQuery,
} from '#web/features/agents/editor/tabs/versions/versions.requests.ts';
import { contentOf } from '#web/features/agents/editor/use-editor-of.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Fields that a row names; the others are counted. */
const shownFields = 3;

export function Versions() {
  const t = useMessages();
  const { agent } = useEditor();
  const query = useInfiniteQuery(versionsQuery(agent.agent_id, agent.branch_id));
  const versions = query.data?.pages.flatMap((page) => page.versions);
  const [compared, setCompared] = useState<RecordedVersion>();
  return (
    <Part title={t('versions')} text={t('versionsText')}>
      <ListFrame
        isInset
        query={{ ...query, data: versions }}
        failed={t('versionsFailed')}
        more={t('more')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-8', 'h-4 w-40']} rowClass="h-14" />}
        empty={<EmptyState title={t('noVersions')} className="py-6" />}
      >
        {(shown) => (
          <ol aria-label={t('versions')} className="divide-y rounded-lg border">
            {shown.map((version, at) => (
              <VersionRow
                key={version.id}
                version={version}
                isCurrent={at === 0}
                onCompare={() => setCompared(version)}
              />
            ))}
          </ol>
        )}
      </ListFrame>
      {compared && versions && (
        <CompareDialog version={compared} versions={versions} onClose={() => setCompared(undefined)} />
      )}
    </Part>
  );
}

interface VersionRowProps {
  version: RecordedVersion;
  isCurrent: boolean;
  onCompare: () => void;
}

function VersionRow({ version, isCurrent, onCompare }: VersionRowProps) {
  const t = useMessages();
  const { isReadOnly } = useEditor();
  const { rollBack, openAsDraft } = useVersionActions(version);
  const { seq_no_in_branch: number, access_info: by } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2.5 text-13">
      <span className="figures w-7 text-ink-2">{number}</span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate font-medium">{version.version_description || t('noDescription')}</p>
        <p className="text-12 text-ink-2">
          {[by?.creator_name || by?.creator_email, formatAgo(dateOfUnix(version.time_committed_secs))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ChangedFields version={version} />
      </div>
      {isCurrent && <Badge tone="positive">{t('current')}</Badge>}
      {!isCurrent && !isReadOnly && (
        <Button size="sm" onClick={() => void rollBack()}>
          <History aria-hidden />
          {t('rollBack')}
          <span className="sr-only">{t('version', { number })}</span>
        </Button>
      )}
      <RowMenu label={t('version', { number })}>
        <MenuItem icon={<GitCompareArrows aria-hidden />} onSelect={onCompare}>
          {t('compare')}
        </MenuItem>
        {!isReadOnly && !isCurrent && (
          <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => void openAsDraft()}>
            {t('asDraft')}
          </MenuItem>
        )}
      </RowMenu>
    </li>
  );
}

function ChangedFields({ version: { changed_fields: fields, parents } }: { version: RecordedVersion }) {
  const t = useMessages();
  if (fields.length === 0) {
    const isFirst = !parents.in_branch_parent_id && !parents.out_of_branch_parent_id;
    return <p className="text-12 text-ink-2">{t(isFirst ? 'first' : 'nothingChanged')}</p>;
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {fields.slice(0, shownFields).map((field) => (
        <li key={field} title={field} className="figures rounded-sm bg-active px-1.5 text-11 text-ink-2">
          {field.split('.').slice(-2).join('.')}
        </li>
      ))}
      {fields.length > shownFields && (
        <li className="text-11 text-ink-2">{t('moreFields', { count: fields.length - shownFields })}</li>
      )}
    </ul>
  );
}

function useVersionActions({ id, seq_no_in_branch: number }: RecordedVersion) {
  const t = useMessages();
  const { agent, change, renew } = useEditor();
  const { agent_id: agentId } = agent;
  const undo = async (previousId: string): Promise<void> => {
    if (!(await answerOrToast(restoreVersion(agentId, previousId)))) return;
    await renew();
    toast.success(t('rollbackUndone'));
  };
  return {
    rollBack: async (): Promise<void> => {
      const done = await answerOrToast(restoreVersion(agentId, id));
      if (!done) return;
      await renew();
      const action = { label: t('undo'), onClick: () => void undo(done.previous_version_id) };
      toast.success(t('rolledBack', { number }), { action });
    },
    openAsDraft: async (): Promise<void> => {
      const version = await answerOrToast(fetchAgent(agentId, { version_id: id }));
      if (!version) return;
      change(() => contentOf(version));
      toast.success(t('asDraftDone'));
    },
  };
}
