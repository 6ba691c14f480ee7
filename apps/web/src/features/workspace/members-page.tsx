import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '#web/features/workspace/invite-dialog.tsx';
import { InviteLinkDialog } from '#web/features/workspace/invite-link-dialog.tsx';
import { InviteList } from '#web/features/workspace/invite-list.tsx';
import { MemberTable } from '#web/features/workspace/member-table.tsx';
import { useMessages } from '#web/features/workspace/messages.ts';
import { OwnershipCard } from '#web/features/workspace/ownership-card.tsx';
import { SeatsMeter } from '#web/features/workspace/seats-meter.tsx';
import { useLivePeople } from '#web/features/workspace/use-live-people.ts';
import { useMembers, useSeats } from '#web/features/workspace/workspace.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type OpenDialog = { kind: 'invite' } | { kind: 'link'; url: string } | null;

export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const isFull = useSeats().data?.available_seats === 0;
  useLivePeople();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('membersIntro')}</p>
        {isAdmin && (
          <Button variant="primary" disabled={isFull} onClick={() => setDialog({ kind: 'invite' })}>
            <UserPlus aria-hidden />
            {t('invite')}
          </Button>
        )}
      </div>
      <SeatsMeter />
      <MemberList />
      {isAdmin && <InviteList />}
      <OwnershipCard />
      {dialog?.kind === 'invite' && (
        <InviteDialog onClose={close} onLink={(url) => setDialog({ kind: 'link', url })} />
      )}
      {dialog?.kind === 'link' && <InviteLinkDialog url={dialog.url} onClose={close} />}
    </div>
  );
}

function MemberList() {
  const t = useMessages();
  return (
    <ListFrame
      query={useMembers()}
      loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-40', 'h-8 w-28', 'h-4 w-24']} />}
      failed={t('failed')}
      // there is always somebody who looks
      empty={null}
    >
      {(members) => <MemberTable members={members} />}
    </ListFrame>
  );
}
