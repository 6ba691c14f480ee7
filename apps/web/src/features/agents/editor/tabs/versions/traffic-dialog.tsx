import { useState } from 'react';
import type { AgentBranchSummary } from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import { deploy } from '#web/features/agents/editor/tabs/versions/versions.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

interface TrafficDialogProps {
  branches: readonly AgentBranchSummary[];
  onClose: () => void;
}

/** A share for each branch; all of them come to 100 percent. */
export function TrafficDialog({ branches, onClose }: TrafficDialogProps) {
  const t = useMessages();
  const { agent, renew } = useEditor();
  const [shares, setShares] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      branches.map(({ id, current_live_percentage: percent }) => [id, String(Math.round(percent * 10) / 10)]),
    ),
  );
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const numbers = branches.map(({ id }) => [id, Number(shares[id] || 'none')] as const);
  const total = numbers.reduce((sum, [, percent]) => sum + percent, 0);
  const isFine = numbers.every(([, percent]) => percent >= 0) && Math.abs(total - 100) < 0.001;
  const go = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      await deploy(
        agent.agent_id,
        numbers.filter(([id, percent]) => percent > 0 || id === agent.main_branch_id),
      );
      await renew();
      toast.success(t('deployed'));
      onClose();
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error) });
    }
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('shareTraffic')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!isFine} isBusy={state.isBusy} onClick={() => void go()}>
            {t('deploy')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {branches.map(({ id, name }) => (
          <Field key={id} label={t('shareOf', { name })}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={shares[id] ?? ''}
                onChange={({ target }) => setShares((former) => ({ ...former, [id]: target.value }))}
              />
            )}
          </Field>
        ))}
        <p role="status" className={isFine ? 'text-13 text-ink-2' : 'text-13 text-danger'}>
          {Number.isNaN(total) ? '' : t('total', { percent: Math.round(total * 10) / 10 })}{' '}
          {!isFine && t('totalWrong')}
        </p>
        <FormError text={state.failure} />
      </div>
    </Dialog>
  );
}
