import { Inbox } from 'lucide-react';
import { useMessages } from '#web/features/email-links/messages.ts';
import { useAppConfig } from '#web/shared/app-config.ts';

/** Where mails go on a server that has no mail server. */
export function OutboxHint() {
  const t = useMessages();
  const { data } = useAppConfig();
  if (data?.sends_mail !== false) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2 text-start text-12 text-ink-2">
      <Inbox aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      {t('outboxHint')}
    </p>
  );
}
