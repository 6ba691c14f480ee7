import { zodResolver } from '@hookform/resolvers/zod';
import type { Webhook } from '@mynah/contract/workspaces/webhooks';
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
import { useWebhookCalls, type WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

type WebhookDialogProps = {
  owner: WebhookOwner;
  /** The one to edit; none makes a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onSecret: (name: string, secret: string) => void;
};

export function WebhookDialog(props: WebhookDialogProps) {
  const { webhook, onClose } = props;
  const t = useMessages();
  const form = useForm<WebhookForm>({
    resolver: zodResolver(webhookFormSchema),
    defaultValues: formOf(webhook),
  });
  return (
    <FormDialog
      form={form}
      title={webhook ? t('editTitle') : t('createTitle')}
      description={webhook ? undefined : t('createText')}
      submitLabel={webhook ? t('save') : t('create')}
      onClose={onClose}
      onSave={useSave(props)}
    >
      <WebhookFields form={form} isNew={!webhook} />
    </FormDialog>
  );
}

function useSave({ owner, webhook, onClose, onSecret }: WebhookDialogProps) {
  const t = useMessages();
  const { create, edit } = useWebhookCalls(owner);
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
