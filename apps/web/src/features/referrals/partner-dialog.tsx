import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/referrals/messages.ts';
import { useCreatePartner } from '#web/features/referrals/referrals.requests.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  key: z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/, message('keyInvalid'))),
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+$/, message('emailInvalid'))),
  reward: z.string().check(z.trim(), z.regex(/^\d{1,9}$/, message('rewardInvalid'))),
});

export function PartnerDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { key: '', email: '', reward: '' },
  });
  const { mutateAsync } = useCreatePartner();
  return (
    <FormDialog
      form={form}
      title={t('addPartner')}
      submitLabel={t('addPartner')}
      onClose={onClose}
      onSave={async ({ key, email, reward }) => {
        await mutateAsync({ key, email, reward_credits: Number(reward) });
        toast.success(t('added', { key }));
        onClose();
      }}
    >
      <TextField form={form} name="key" label={t('key')} hint={t('keyHint')} maxLength={60} />
      <TextField form={form} name="email" label={t('email')} inputMode="email" maxLength={254} />
      <TextField form={form} name="reward" label={t('reward')} inputMode="numeric" maxLength={9} />
    </FormDialog>
  );
}
