import { zodResolver } from '@hookform/resolvers/zod';
import type { Webhook } from '@mynah/contract/webhooks';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { WebhookFields } from '#web/features/webhooks/webhook-fields.tsx';
import {
  changeOf,
  formOf,
  newWebhookOf,
  type WebhookForm,
  webhookFormSchema,
} from '#web/features/webhooks/webhook-form.ts';
import { useWebhookCalls, type WebhookBase } from '#web/features/webhooks/webhooks.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

type WebhookDialogProps = {
  base: WebhookBase;
  /** The one to edit; none makes a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onSecret: (name: string, secret: string) => void;
};

export function WebhookDialog(props: WebhookDialogProps) {
  const { webhook, onClose } = props;
  const t = useMessages();
  const formId = useId();
  const form = useForm<WebhookForm>({
    resolver: zodResolver(webhookFormSchema),
    defaultValues: formOf(webhook),
  });
  const save = useSave(props);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={webhook ? t('editTitle') : t('createTitle')}
      description={webhook ? undefined : t('createText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={form.formState.isSubmitting}>
            {webhook ? t('save') : t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 pb-2">
        <WebhookFields form={form} isNew={!webhook} />
        <FormError text={form.formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}

function useSave({ base, webhook, onClose, onSecret }: WebhookDialogProps) {
  const t = useMessages();
  const { create, edit } = useWebhookCalls(base);
  return async (form: WebhookForm) => {
    if (webhook) {
      await edit(webhook.webhook_id, changeOf(webhook, form));
    } else {
      const { webhook_secret: secret } = await create(newWebhookOf(form));
      if (secret) return onSecret(form.name, secret);
    }
    toast.success(t('saved'));
    onClose();
  };
}
