import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/agents-settings/messages.ts';
import {
  addEnvironment,
  environmentsKey,
} from '#web/features/agents-settings/variables/variables.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const environmentForm = z.object({
  name: z.string().check(z.regex(/^[\w-]{1,64}$/, message('environmentInvalid'))),
});

export function EnvironmentDialog({ onClose }: { onClose: (added?: string) => void }) {
  const t = useMessages();
  const renew = useRenewAfter(environmentsKey);
  const form = useForm({ resolver: zodResolver(environmentForm), defaultValues: { name: '' } });
  const save = async ({ name }: { name: string }): Promise<void> => {
    await renew(addEnvironment(name));
    toast.success(t('environmentAdded'));
    onClose(name);
  };
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('newEnvironment')}
      submitLabel={t('create')}
      onClose={() => onClose()}
      onSave={save}
    >
      <TextField form={form} name="name" label={t('environmentName')} placeholder="staging" maxLength={64} />
    </FormDialog>
  );
}
