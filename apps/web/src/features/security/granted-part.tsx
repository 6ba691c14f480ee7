import type { Session } from '@mynah/contract/accounts/sessions';
import { Plug } from 'lucide-react';
import { Item, ItemList } from '#web/features/security/item-list.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Part } from '#web/features/security/part.tsx';
import { useEndSession, useSessions } from '#web/features/security/sessions.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** The programs that were let in by their code (ACC-035). */
export function GrantedPart() {
  const t = useMessages();
  const query = useSessions();
  const navigate = useNavigate();
  const enterCode = () => void navigate({ to: '.', search: { dialog: 'sign-in-request' } });
  return (
    <Part
      id="programs"
      title={t('granted')}
      text={t('grantedText')}
      action={
        <Button size="sm" onClick={enterCode}>
          {t('enterCode')}
        </Button>
      }
    >
      <ItemList
        label={t('granted')}
        query={query}
        rows={1}
        empty={t('grantedEmpty')}
        items={({ sessions }) =>
          sessions.flatMap((session) =>
            session.granted_to === null
              ? []
              : [<GrantedItem key={session.session_id} name={session.granted_to} session={session} />],
          )
        }
      />
    </Part>
  );
}

function GrantedItem({ name, session }: { name: string; session: Session }) {
  const t = useMessages();
  const end = useEndSession();
  const withdraw = async () => {
    const isConfirmed = await confirm({
      title: t('withdrawTitle', { name }),
      description: t('withdrawText'),
      confirmLabel: t('withdraw'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(end.mutateAsync(session.session_id)))) {
      toast.success(t('withdrawn', { name }));
    }
  };
  const ago = formatAgo(dateOfUnix(session.last_seen_unix));
  return (
    <Item
      icon={<Plug aria-hidden />}
      title={<span className="break-words">{name}</span>}
      text={[session.device, session.ip_address, t('lastSeen', { ago })].filter(Boolean).join(' · ')}
      action={
        <Button
          size="sm"
          aria-label={t('withdrawFrom', { name })}
          isBusy={end.isPending}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      }
    />
  );
}
