import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/procedures/messages.ts';
import {
  ProcedureDialog,
  type ProcedureForm,
} from '#web/features/agents/editor/tabs/procedures/procedure-dialog.tsx';
import {
  compileProcedures,
  fetchProcedure,
  type ListedProcedure,
  proceduresKey,
  proceduresQuery,
  removeProcedure,
} from '#web/features/agents/editor/tabs/procedures/procedures.requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

interface Open {
  procedure?: ListedProcedure;
  initial: ProcedureForm;
}

const blank: Open = { initial: { name: '', trigger: '', content: '' } };

/** What the agent does in which situation, in words; a workflow is built of them. */
export function ProceduresTab() {
  const t = useMessages();
  const { agent, isReadOnly } = useEditor();
  const place = { agentId: agent.agent_id, branchId: agent.branch_id };
  const query = useQuery(proceduresQuery(place));
  const [open, setOpen] = useState<Open>();
  const edit = async (procedure: ListedProcedure): Promise<void> => {
    const fetching = fetchProcedure(place, procedure).then(({ name, trigger, content }) =>
      setOpen({ procedure, initial: { name, trigger, content } }),
    );
    await okOrToast(fetching);
  };
  return (
    <Part
      title={t('procedures')}
      text={t('text')}
      aside={
        !isReadOnly && (
          <>
            <BuildButton isEmpty={(query.data ?? []).length === 0} />
            <Button onClick={() => setOpen(blank)}>
              <ListPlus aria-hidden />
              {t('add')}
            </Button>
          </>
        )
      }
    >
      <ListFrame
        isInset
        query={query}
        failed={t('failed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40']} rowClass="h-13" />}
        empty={<EmptyState title={t('none')} text={t('noneText')} className="py-6" />}
      >
        {(procedures) => (
          <ul aria-label={t('procedures')} className="divide-y rounded-lg border">
            {procedures.map((procedure) => (
              <ProcedureRow
                key={procedure.procedure_id}
                procedure={procedure}
                onEdit={() => void edit(procedure)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {open && <ProcedureDialog {...open} place={place} onClose={() => setOpen(undefined)} />}
    </Part>
  );
}

/** The workflow of this page becomes that of the procedures; callers get both when they are published. */
function BuildButton({ isEmpty }: { isEmpty: boolean }) {
  const t = useMessages();
  const { agent, content, change } = useEditor();
  const [isBuilding, setBuilding] = useState(false);
  const build = async (): Promise<void> => {
    const hasSteps = Object.keys(content.workflow.nodes).length > 1;
    const asked = { title: t('replaceTitle'), description: t('replaceText'), confirmLabel: t('replace') };
    if (hasSteps && !(await confirm(asked))) return;
    setBuilding(true);
    const place = { agentId: agent.agent_id, branchId: agent.branch_id };
    const building = compileProcedures(place).then((workflow) =>
      change((former) => ({ ...former, workflow })),
    );
    if (await okOrToast(building)) toast.success(t('built'));
    setBuilding(false);
  };
  return (
    <Button disabled={isEmpty || isBuilding} onClick={() => void build()}>
      <Workflow aria-hidden />
      {t('build')}
    </Button>
  );
}

function ProcedureRow({ procedure, onEdit }: { procedure: ListedProcedure; onEdit: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const { agent, isReadOnly } = useEditor();
  const { procedure_id: id, trigger, has_draft: hasDraft } = procedure;
  const name = procedure.name || t('unnamed');
  const remove = async (): Promise<void> => {
    const place = { agentId: agent.agent_id, branchId: agent.branch_id };
    const isSure = await confirm({
      ...{ title: t('removeTitle', { name }), description: t('removeText') },
      ...{ confirmLabel: t('remove'), isDanger: true },
    });
    if (!isSure || !(await okOrToast(removeProcedure(place, id)))) return;
    toast.success(t('removed', { name }));
    await queryClient.invalidateQueries({ queryKey: proceduresKey(place) });
  };
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-13">
      <button
        type="button"
        disabled={isReadOnly}
        onClick={onEdit}
        className="min-w-0 flex-1 truncate text-start font-medium hover:underline"
      >
        {name}
        <span className="block truncate font-normal text-12 text-ink-2">{trigger || t('onlyByOthers')}</span>
      </button>
      {hasDraft && <Badge tone="accent">{t('draft')}</Badge>}
      {!isReadOnly && (
        <RowMenu label={t('actions', { name })}>
          <MenuItem onSelect={onEdit}>{t('edit')}</MenuItem>
          <MenuItem isDanger onSelect={() => void remove()}>
            {t('remove')}
          </MenuItem>
        </RowMenu>
      )}
    </li>
  );
}
