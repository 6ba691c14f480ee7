import {
  Archive,
  ArchiveRestore,
  GitMerge,
  GitPullRequestArrow,
  Pencil,
  Shield,
  ShieldOff,
} from 'lucide-react';
import { useState } from 'react';
import {
  type AgentBranchSummary,
  type BranchChange,
  changeBranch,
} from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

interface BranchMenuProps {
  branch: AgentBranchSummary;
  onBring: (kind: 'merge' | 'rebase') => void;
  /** The branch that is open is none any more. */
  onArchived: () => void;
}

export function BranchMenu({ branch, onBring, onArchived }: BranchMenuProps) {
  const t = useMessages();
  const { agent, renew } = useEditor();
  const { agent_id: agentId, main_branch_id: mainId, branch_id: openId } = agent;
  const { id, name, is_archived: isArchived, protection_status: protection } = branch;
  const [isNaming, setNaming] = useState(false);
  const isMain = id === mainId;
  const isAdmin = agent.access_info?.role === 'admin';
  const isProtected = protection === 'admin_perms_required';
  const change = async (to: BranchChange): Promise<boolean> => {
    const isDone = await okOrToast(changeBranch(agentId, id, to));
    if (isDone) await renew();
    return isDone;
  };
  const archive = async (is_archived: boolean): Promise<void> => {
    if (!(await change({ is_archived }))) return;
    const undo = { label: t('undo'), onClick: () => void archive(!is_archived) };
    toast.success(t(is_archived ? 'archived' : 'restored', { name }), { action: undo });
    if (is_archived && id === openId) onArchived();
  };
  const protect = async (): Promise<void> => {
    const protection_status = isProtected ? 'writer_perms_required' : 'admin_perms_required';
    if (await change({ protection_status }))
      toast.success(t(isProtected ? 'unprotected' : 'protected', { name }));
  };
  return (
    <>
      <RowMenu label={t('actions', { name })}>
        {!isMain && !isArchived && (
          <>
            <MenuItem icon={<GitMerge aria-hidden />} onSelect={() => onBring('merge')}>
              {t('merge')}
            </MenuItem>
            <MenuItem icon={<GitPullRequestArrow aria-hidden />} onSelect={() => onBring('rebase')}>
              {t('rebase')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setNaming(true)}>
          {t('rename')}
        </MenuItem>
        {isAdmin && (
          <MenuItem
            icon={isProtected ? <ShieldOff aria-hidden /> : <Shield aria-hidden />}
            onSelect={() => void protect()}
          >
            {t(isProtected ? 'unprotect' : 'protect')}
          </MenuItem>
        )}
        {!isMain && (
          <MenuItem
            icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onSelect={() => void archive(!isArchived)}
          >
            {t(isArchived ? 'restoreBranch' : 'archive')}
          </MenuItem>
        )}
      </RowMenu>
      {isNaming && (
        <NameDialog
          title={t('renameBranch')}
          label={t('branchName')}
          maxLength={140}
          submitLabel={t('rename')}
          onClose={() => setNaming(false)}
          onSave={async (next) => {
            await changeBranch(agentId, id, { name: next });
            await renew();
            toast.success(t('renamed'));
          }}
        />
      )}
    </>
  );
}
