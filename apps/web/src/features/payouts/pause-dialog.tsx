import { zodResolver } from '@hookform/resolvers/zod';
import type { StaffPayouts } from '@mynah/contract/billing/payouts';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/payouts/messages.ts';
import { useDecision } from '#web/features/payouts/payouts.requests.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(3, message('reasonInvalid'))),
});

type PauseDialogProps = { workspace: StaffPayouts; onClose: () => void };

/** A pause needs a reason, since it is shown to those whose money waits. */
export function PauseDialog({ workspace, onClose }: PauseDialogProps) {
  const t = useMessages();
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  });
  const { mutateAsync } = useDecision(workspace.workspace_id);
  const { name } = workspace;
  return (
    <FormDialog
      form={form}
      title={t('pauseTitle', { name })}
      submitLabel={t('pause')}
      onClose={onClose}
      onSave={async ({ reason }) => {
        await mutateAsync({ kind: 'pause', reason });
        toast.success(t('pausedToast', { name }));
        onClose();
      }}
    >
      <TextField form={form} name="reason" label={t('pauseReason')} maxLength={300} />
    </FormDialog>
  );
}
