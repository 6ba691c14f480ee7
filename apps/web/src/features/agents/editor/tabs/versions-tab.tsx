import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Archive, GitBranchPlus } from 'lucide-react';
import { useState } from 'react';
import { agentsKey, fetchAgent } from '#web/features/agents/agents.requests.ts';
import {
  type AgentVersion,
  archiveBranch,
  branchesQuery,
  createBranch,
  versionsQuery,
} from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { NameDialog } from '#web/features/agents/editor/name-dialog.tsx';
import { contentOf } from '#web/features/agents/editor/use-editor-of.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What was published, and what is tried beside it. */
export function VersionsTab() {
  return (
    <>
      <Branches />
      <Versions />
    </>
  );
}

function Branches() {
  const t = useMessages();
  const { agent, isReadOnly } = useEditor();
  const { agent_id: agentId, branch_id: branchId, main_branch_id: mainId, version_id: versionId } = agent;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const { data: branches = [] } = useQuery(branchesQuery(agentId));
  const open = (branch: string) =>
    void navigate({ to: '.', search: { tab: 'versions', branch: branch === mainId ? undefined : branch } });
  const archive = async (): Promise<void> => {
    if (!(await okOrToast(archiveBranch(agentId, branchId)))) return;
    await queryClient.invalidateQueries({ queryKey: agentsKey });
    toast.success(t('branchArchived'));
    open(mainId);
  };
  const options = branches.map(({ id, name, current_live_percentage: live }) => ({
    value: id,
    label: name,
    hint: live > 0 ? t('live', { percent: Math.round(live) }) : undefined,
  }));
  return (
    <Section title={t('branches')} text={t('branchesText')}>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('branch')} className="w-60">
          {(control) => (
            <Select
              {...control}
              value={branchId}
              onChange={open}
              options={options.length > 0 ? options : [{ value: branchId, label: t('main') }]}
            />
          )}
        </Field>
        <Button onClick={() => setNaming(true)}>
          <GitBranchPlus aria-hidden />
          {t('newBranch')}
        </Button>
        {branchId !== mainId && (
          <Button onClick={() => void archive()}>
            <Archive aria-hidden />
            {t('archiveBranch')}
          </Button>
        )}
      </div>
      {isNaming && !isReadOnly && (
        <NameDialog
          title={t('newBranch')}
          label={t('branchName')}
          submitLabel={t('createBranch')}
          onClose={() => setNaming(false)}
          onSave={async (name) => {
            const made = await createBranch(agentId, versionId, name);
            await queryClient.invalidateQueries({ queryKey: branchesQuery(agentId).queryKey });
            open(made);
          }}
        />
      )}
    </Section>
  );
}

function Versions() {
  const t = useMessages();
  const { agent, change } = useEditor();
  const query = useQuery(versionsQuery(agent.agent_id, agent.branch_id));
  const restore = async ({ id }: AgentVersion): Promise<void> => {
    const version = await answerOrToast(fetchAgent(agent.agent_id, { version_id: id }));
    if (!version) return;
    change(() => contentOf(version));
    toast.success(t('versionRestored'));
  };
  return (
    <Section title={t('published')} text={t('versionsText')}>
      <ListFrame
        isInset
        query={query}
        failed={t('versionsFailed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-8', 'h-4 w-40']} rowClass="h-12" />}
        empty={<EmptyState title={t('noVersions')} className="py-6" />}
      >
        {(versions) => (
          <ol className="divide-y rounded-lg border">
            {versions.map((version, at) => (
              <li
                key={version.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 text-13"
              >
                <span className="figures w-8 text-ink-3">{version.seq_no_in_branch}</span>
                <span className="min-w-0 flex-1 basis-40 truncate">
                  {version.version_description || t('noDescription')}
                </span>
                <span className="text-12 text-ink-3">
                  {formatAgo(dateOfUnix(version.time_committed_secs))}
                </span>
                {at === 0 ? (
                  <Badge tone="positive">{t('current')}</Badge>
                ) : (
                  <Button size="sm" onClick={() => void restore(version)}>
                    {t('restoreVersion')}
                    <span className="sr-only">{version.seq_no_in_branch}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </ListFrame>
    </Section>
  );
}
