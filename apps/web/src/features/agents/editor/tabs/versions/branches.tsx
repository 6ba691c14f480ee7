import { useQuery } from '@tanstack/react-query';
import { GitBranch, GitBranchPlus } from 'lucide-react';
import { useState } from 'react';
import {
  type AgentBranchSummary,
  branchesQuery,
  createBranch,
} from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { BranchMenu } from '#web/features/agents/editor/tabs/versions/branch-menu.tsx';
import { BringDialog } from '#web/features/agents/editor/tabs/versions/bring-dialog.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface Bringing {
  kind: 'merge' | 'rebase';
  branch: AgentBranchSummary;
}

export function Branches() {
  const t = useMessages();
  const { agent, isReadOnly, renew } = useEditor();
  const { agent_id: agentId, main_branch_id: mainId, version_id: versionId } = agent;
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);
  const [bringing, setBringing] = useState<Bringing>();
  const query = useQuery(branchesQuery(agentId, showsArchived));
  const open = (branch: string) =>
    void navigate({ to: '.', search: { tab: 'versions', branch: branch === mainId ? undefined : branch } });
  return (
    <Part
      title={t('branches')}
      text={t('branchesText')}
      aside={
        !isReadOnly && (
          <Button onClick={() => setNaming(true)}>
            <GitBranchPlus aria-hidden />
            {t('newBranch')}
          </Button>
        )
      }
    >
      <ListFrame
        isInset
        query={query}
        failed={t('branchesFailed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40']} rowClass="h-13" />}
        empty={<EmptyState title={t('noBranches')} className="py-6" />}
      >
        {(branches) => (
          <ul aria-label={t('branches')} className="divide-y rounded-lg border">
            {branches.map((branch) => (
              <BranchRow
                key={branch.id}
                branch={branch}
                onOpen={() => open(branch.id)}
                onBring={(kind) => setBringing({ kind, branch })}
                onArchived={() => open(mainId)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <Switch label={t('showArchived')} checked={showsArchived} onChange={setShowsArchived} />
      {isNaming && (
        <NameDialog
          title={t('newBranch')}
          label={t('branchName')}
          maxLength={140}
          submitLabel={t('createBranch')}
          onClose={() => setNaming(false)}
          onSave={async (name) => {
            const made = await createBranch(agentId, versionId, name);
            await renew();
            open(made);
          }}
        />
      )}
      {bringing && (
        <BringDialog
          {...bringing}
          branches={(query.data ?? []).filter(({ is_archived }) => !is_archived)}
          onClose={() => setBringing(undefined)}
          onDone={(branchId) => open(branchId)}
        />
      )}
    </Part>
  );
}

interface RowProps {
  branch: AgentBranchSummary;
  onOpen: () => void;
  onBring: (kind: Bringing['kind']) => void;
  onArchived: () => void;
}

function BranchRow({ branch, onOpen, onBring, onArchived }: RowProps) {
  const t = useMessages();
  const { agent, isReadOnly } = useEditor();
  const { id, name, current_live_percentage: live, last_committed_at: committedAt } = branch;
  const isOpen = id === agent.branch_id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-13">
      <GitBranch aria-hidden className="size-4 shrink-0 text-ink-3" />
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="min-w-0 truncate text-start font-medium hover:underline"
      >
        {name}
      </button>
      {isOpen && <Badge>{t('openNow')}</Badge>}
      {live > 0 && <Badge tone="positive">{t('live', { percent: Math.round(live) })}</Badge>}
      {branch.protection_status === 'admin_perms_required' && <Badge>{t('isProtected')}</Badge>}
      {branch.draft_exists && <Badge tone="accent">{t('draft')}</Badge>}
      {branch.is_archived && <Badge>{t('isArchived')}</Badge>}
      <span className="ms-auto text-12 text-ink-2">
        {t('committed', { ago: formatAgo(dateOfUnix(committedAt)) })}
      </span>
      {!isReadOnly && <BranchMenu branch={branch} onBring={onBring} onArchived={onArchived} />}
    </li>
  );
}
