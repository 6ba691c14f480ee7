import { zodResolver } from '@hookform/resolvers/zod';
import type { Member } from '@mynah/contract/members';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { message, useMessages } from '#web/features/workspace/messages.ts';
import { useSetUsageLimit } from '#web/features/workspace/workspace.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** As typed; empty means no limit. */
const schema = z.object({
  limit: z.string().check(z.trim(), z.regex(/^\d{0,12}$/, message('limitInvalid'))),
});

export function UsageLimitDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const save = useSetUsageLimit();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { limit: member.usage_limit === null ? '' : String(member.usage_limit) },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ limit }) => {
    try {
      await save.mutateAsync({ userId: member.user_id, limit: limit === '' ? null : Number(limit) });
      toast.success(t('limitSaved'));
      onClose();
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('limitTitle', { name: nameOf(member) })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
        <Field label={t('limit')} hint={t('limitHint')} error={errors.limit?.message}>
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
        <FormError text={errors.root?.message} />
      </form>
    </Dialog>
  );
}
