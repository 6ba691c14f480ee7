import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgentBranchSummary } from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Conflicts } from '#web/features/agents/editor/tabs/versions/conflicts.tsx';
import { FieldChanges, fieldName } from '#web/features/agents/editor/tabs/versions/field-changes.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import {
  bring,
  bringingQuery,
  type Choice,
} from '#web/features/agents/editor/tabs/versions/versions.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

interface BringDialogProps {
  kind: 'merge' | 'rebase';
  branch: AgentBranchSummary;
  branches: readonly AgentBranchSummary[];
  onClose: () => void;
  /** With the branch that has what was brought. */
  onDone: (branchId: string) => void;
}

/** What a merge or a rebase would change; where both changed a field, somebody says which of them stands. */
export function BringDialog({ kind, branch, branches, onClose, onDone }: BringDialogProps) {
  const t = useMessages();
  const { agent, renew } = useEditor();
  const { agent_id: agentId, main_branch_id: mainId } = agent;
  const [targetId, setTargetId] = useState(mainId);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice['side']>>>({});
  const [archives, setArchives] = useState(true);
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const isMerge = kind === 'merge';
  const bringing = { kind, agentId, branchId: branch.id, targetId };
  const preview = useQuery(bringingQuery(bringing));
  const { name } = branch;
  const target = branches.find(({ id }) => id === targetId)?.name ?? '';
  const { conflicts = [], changes = [] } = preview.data ?? {};
  const inConflict = new Set(conflicts.map(fieldName));
  const plain = changes.filter((change) => !inConflict.has(fieldName(change)));
  const left = conflicts.filter((conflict) => !chosen[fieldName(conflict)]).length;
  const hasNothing = preview.data && plain.length === 0 && conflicts.length === 0;
  const canGo = preview.data && left === 0 && !(hasNothing && !(isMerge && archives));
  const go = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      const choices = conflicts.map((conflict) => ({
        section: conflict.section,
        path: conflict.path,
        side: chosen[fieldName(conflict)]!,
      }));
      await bring(bringing, { choices, archives });
      await renew();
      toast.success(t(isMerge ? 'merged' : 'rebased', { name }));
      onClose();
      onDone(isMerge ? targetId : branch.id);
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error) });
      await preview.refetch();
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      canClose={!state.isBusy}
      title={t(isMerge ? 'mergeTitle' : 'rebaseTitle', { name })}
      description={isMerge ? undefined : t('rebaseText')}
      footer={
        <>
          {left > 0 && (
            <span role="status" className="me-auto self-center text-13 text-ink-2">
              {t('leftToSolve', { count: left })}
            </span>
          )}
          <Button disabled={state.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" disabled={!canGo} isBusy={state.isBusy} onClick={() => void go()}>
            {t(isMerge ? 'mergeSubmit' : 'rebaseSubmit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isMerge && (
          <Field label={t('mergeInto')} className="max-w-70">
            {(control) => (
              <Select
                {...control}
                value={targetId}
                onChange={(next) => {
                  setTargetId(next);
                  setChosen({});
                }}
                options={branches
                  .filter(({ id }) => id !== branch.id)
                  .map((one) => ({ value: one.id, label: one.name }))}
              />
            )}
          </Field>
        )}
        {preview.error && (
          <ErrorState
            error={preview.error}
            title={t('previewFailed')}
            onRetry={() => void preview.refetch()}
          />
        )}
        {preview.isPending && <SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-16" />}
        {hasNothing && <p className="text-13 text-ink-2">{t('nothingToMerge')}</p>}
        {conflicts.length > 0 && (
          <Conflicts
            conflicts={conflicts}
            names={{ source: name, target }}
            chosen={chosen}
            onChoose={(field, side) => setChosen((former) => ({ ...former, [field]: side }))}
          />
        )}
        {plain.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-13">{t('changes')}</h3>
            <FieldChanges changes={plain} />
          </section>
        )}
        {isMerge && (
          <Checkbox label={t('archiveSource', { name })} checked={archives} onChange={setArchives} />
        )}
        <FormError text={state.failure} />
      </div>
    </Dialog>
  );
}
