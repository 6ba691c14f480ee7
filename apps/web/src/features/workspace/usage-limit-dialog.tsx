import { zodResolver } from '@hookform/resolvers/zod';
import type { Member } from '@mynah/contract/workspaces/members';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { message, useMessages } from '#web/features/workspace/messages.ts';
import { useSetUsageLimit } from '#web/features/workspace/workspace.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** As typed; empty means no limit. */
const schema = z.object({
  limit: z.string().check(z.trim(), z.regex(/^\d{0,12}$/, message('limitInvalid'))),
});

export function UsageLimitDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages();
  const save = useSetUsageLimit();
  const form = useForm<{ limit: string }>({
    resolver: zodResolver(schema),
    defaultValues: { limit: member.usage_limit === null ? '' : String(member.usage_limit) },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('limitTitle', { name: nameOf(member) })}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={async ({ limit }) => {
        await save.mutateAsync({ userId: member.user_id, limit: limit === '' ? null : Number(limit) });
        toast.success(t('limitSaved'));
        onClose();
      }}
    >
      <Field label={t('limit')} hint={t('limitHint')} error={form.formState.errors.limit?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('limit')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('limitPlaceholder')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
