import type { Enquiry } from '@mynah/contract/enquiries';
import { useCloseEnquiry, useEnquiries } from '#web/features/enquiries/enquiries.requests.ts';
import { useMessages } from '#web/features/enquiries/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { StaffList } from '#web/shared/staff/staff-list.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** What people without an account wrote: answered by mail, and deleted after that. */
export function Queue() {
  const t = useMessages();
  return (
    <StaffList
      label={t('queue')}
      query={useEnquiries()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('empty') }}
      row={(enquiry) => <EnquiryRow key={enquiry.enquiry_id} enquiry={enquiry} />}
    />
  );
}

function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const t = useMessages();
  const close = useCloseEnquiry();
  const { enquiry_id, topic, name, organization, email, message, created_at_unix } = enquiry;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('closeTitle'),
      description: t('closeText'),
      confirmLabel: t('close'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(close.mutateAsync(enquiry_id)))) toast.success(t('closed'));
  };
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-13">
            {organization ? `${name}, ${organization}` : name} · {email}
          </p>
          <p className="text-12 text-ink-3">
            {t(topic)} · {formatDate(dateOfUnix(created_at_unix))}
          </p>
        </div>
        <Button size="sm" disabled={close.isPending} onClick={() => void remove()}>
          {t('close')}
        </Button>
        <a href={`mailto:${email}`} className={buttonClass({ size: 'sm', variant: 'primary' })}>
          {t('reply')}
        </a>
      </div>
      <p className="whitespace-pre-wrap text-13 text-ink-2">{message}</p>
    </li>
  );
}
