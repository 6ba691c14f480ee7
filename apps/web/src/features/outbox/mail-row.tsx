import type { MailState, OutboxMail } from '@mynah/contract/workspaces/outbox';
import { Check, ChevronRight, ExternalLink, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { linksIn, textParts } from '#web/features/outbox/mail-links.ts';
import { useMessages } from '#web/features/outbox/messages.ts';
import { useMarkMail } from '#web/features/outbox/outbox.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function MailRow({ mail }: { mail: OutboxMail }) {
  const t = useMessages();
  const [link] = linksIn(mail.text);
  return (
    <li className="flex items-start gap-2 px-4 py-3">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-sm">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-13">
            <span className="min-w-0 truncate font-medium text-ink">{mail.subject}</span>
            <span className="min-w-0 truncate text-12 text-ink-2">{t('to', { address: mail.to })}</span>
            <span className="text-12 text-ink-3">{formatAgo(dateOfUnix(mail.created_at_unix))}</span>
          </span>
          {mail.state === 'handed_on' && <Badge tone="positive">{t('handed_on')}</Badge>}
        </summary>
        <div className="mt-3 flex flex-col items-start gap-4 ps-6">
          <MailText text={mail.text} />
          <MarkButton mail={mail} />
        </div>
      </details>
      {link && (
        <span className="flex shrink-0">
          <OpenLink link={link} />
          <CopyButton text={link} label={t('copyLink')} />
        </span>
      )}
    </li>
  );
}

/** Never within this page: the link may sign somebody else in. */
const beside = { target: '_blank', rel: 'noreferrer' } as const;

function OpenLink({ link }: { link: string }) {
  const t = useMessages();
  return (
    <Tooltip
      text={t('openLink')}
      trigger={
        <a href={link} {...beside} aria-label={t('openLink')} className={iconButtonClass('sm')}>
          <ExternalLink aria-hidden />
        </a>
      }
    />
  );
}

function MailText({ text }: { text: string }) {
  return (
    <p className="max-w-full whitespace-pre-wrap break-words text-13 text-ink-2">
      {textParts(text).map(({ text: part, isLink }, at) =>
        isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name than their place
          <a key={at} href={part} {...beside} className="break-all text-ink underline underline-offset-2">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function MarkButton({ mail }: { mail: OutboxMail }) {
  const t = useMessages();
  const mark = useMarkMail();
  const [isBusy, setBusy] = useState(false);
  const next: MailState = mail.state === 'waiting' ? 'handed_on' : 'waiting';
  const change = async () => {
    setBusy(true);
    await okOrToast(mark(mail, next));
    setBusy(false);
  };
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void change()}>
      {next === 'handed_on' ? <Check aria-hidden /> : <Undo2 aria-hidden />}
      {t(next === 'handed_on' ? 'handOn' : 'putBack')}
    </Button>
  );
}
