import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { useNoticeWebhooks, useUpdateWorkspace } from '#web/features/workspace-general/general.requests.ts';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

const NONE = 'none';

type RemovalNoticeCardProps = { webhookId: Workspace['voice_library_removal_notice_webhook_id'] };

/** WSP-018: which webhook hears when a voice is going to leave the library. For admins, who alone see the webhooks. */
export function RemovalNoticeCard({ webhookId }: RemovalNoticeCardProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const webhooks = useNoticeWebhooks(isAdmin).data ?? [];
  const update = useUpdateWorkspace();
  if (!isAdmin) return null;
  const choose = async (value: string) => {
    const id = value === NONE ? null : value;
    const isDone = await okOrToast(update.mutateAsync({ voice_library_removal_notice_webhook_id: id }));
    if (isDone) toast.success(t('noticeSaved'));
  };
  const isListed = webhookId === null || webhooks.some(({ webhook_id }) => webhook_id === webhookId);
  return (
    <Card id="removal-notice" className="p-5">
      <Field label={t('notice')} hint={webhooks.length === 0 ? t('noticeNoWebhooks') : t('noticeHint')}>
        {({ id, ...control }) => (
          <Select
            id={id}
            aria-label={t('notice')}
            aria-describedby={control['aria-describedby']}
            value={webhookId ?? NONE}
            onChange={(value) => void choose(value)}
            disabled={update.isPending || (webhooks.length === 0 && webhookId === null)}
            className="w-full max-w-100"
            options={[
              { value: NONE, label: t('noticeNone') },
              ...webhooks.map(({ webhook_id, name }) => ({ value: webhook_id, label: name })),
              ...(isListed ? [] : [{ value: webhookId, label: webhookId }]),
            ]}
          />
        )}
      </Field>
    </Card>
  );
}
