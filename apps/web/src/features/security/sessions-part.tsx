import type { Session } from '@mynah/contract/accounts/sessions';
import { LogOut, Monitor, Smartphone, Tablet, Terminal } from 'lucide-react';
import { Item, ItemList } from '#web/features/security/item-list.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Part } from '#web/features/security/part.tsx';
import { useEndSession, useLogOutOthers, useSessions } from '#web/features/security/sessions.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function SessionsPart() {
  const t = useMessages();
  const query = useSessions();
  const hasOthers = query.data?.sessions.some(({ is_current }) => !is_current);
  return (
    <Part
      id="sessions"
      title={t('sessions')}
      text={t('sessionsText')}
      action={hasOthers ? <LogOutOthersButton /> : undefined}
    >
      <ItemList
        label={t('sessions')}
        query={query}
        rows={2}
        items={({ sessions }) =>
          sessions
            .filter(({ granted_to }) => granted_to === null)
            .map((session) => <SessionItem key={session.session_id} session={session} />)
        }
      />
    </Part>
  );
}

const icons = {
  desktop: <Monitor aria-hidden />,
  mobile: <Smartphone aria-hidden />,
  tablet: <Tablet aria-hidden />,
  program: <Terminal aria-hidden />,
} as const;

function SessionItem({ session }: { session: Session }) {
  const t = useMessages();
  const { device, device_kind, is_current, place, ip_address, last_seen_unix } = session;
  const facts = [
    place ?? (ip_address ? undefined : t('unknownPlace')),
    ip_address,
    t('lastSeen', { ago: formatAgo(dateOfUnix(last_seen_unix)) }),
  ];
  return (
    <Item
      icon={icons[device_kind]}
      title={
        <>
          {device}
          {is_current && <Badge tone="positive">{t('thisBrowser')}</Badge>}
        </>
      }
      text={facts.filter(Boolean).join(' · ')}
      action={is_current ? undefined : <LogOutButton session={session} />}
    />
  );
}

function LogOutButton({ session: { session_id, device } }: { session: Session }) {
  const t = useMessages();
  const end = useEndSession();
  const logOut = async () => {
    if (await okOrToast(end.mutateAsync(session_id))) toast.success(t('loggedOut', { device }));
  };
  return (
    <Button
      size="sm"
      aria-label={t('logOutDevice', { device })}
      isBusy={end.isPending}
      onClick={() => void logOut()}
    >
      {t('logOut')}
    </Button>
  );
}

function LogOutOthersButton() {
  const t = useMessages();
  const logOut = useLogOutOthers();
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('logOutOthersTitle'),
      description: t('logOutOthersText'),
      confirmLabel: t('logOut'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    const done = logOut.mutateAsync();
    if (await okOrToast(done)) toast.success(t('loggedOutOthers', { count: (await done).ended }));
  };
  return (
    <Button size="sm" isBusy={logOut.isPending} onClick={() => void ask()}>
      <LogOut aria-hidden />
      {t('logOutOthers')}
    </Button>
  );
}
