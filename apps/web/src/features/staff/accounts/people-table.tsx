import type { Somebody } from '@mynah/contract/operations';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useSetStaff } from '#web/features/staff/accounts/accounts.requests.ts';
import { useMessages } from '#web/features/staff/accounts/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export function PeopleTable({ people }: { people: readonly Somebody[] }) {
  const t = useMessages();
  return (
    <DataTable
      label={t('people')}
      items={people}
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          title: t('person'),
          cell: (person) => <Name person={person} />,
          cellClass: 'max-w-80 py-2 max-sm:max-w-56',
        },
        {
          title: t('workspace'),
          cell: (person) => <Place person={person} />,
          className: 'max-md:hidden',
          cellClass: 'max-w-60',
        },
        {
          title: t('joined'),
          cell: ({ created_at_unix }) => formatDate(dateOfUnix(created_at_unix)),
          className: 'max-lg:hidden',
          cellClass: 'whitespace-nowrap',
        },
      ]}
      actions={{ title: t('actions'), of: (person) => <Actions person={person} /> }}
    />
  );
}

function Name({ person }: { person: Somebody }) {
  const t = useMessages();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="max-w-full truncate font-medium text-ink">{nameOf(person)}</span>
        {person.is_staff && <Badge tone="accent">{t('administrator')}</Badge>}
        {person.is_locked && <Badge tone="danger">{t('locked')}</Badge>}
        {person.is_leaving && <Badge tone="danger">{t('leaving')}</Badge>}
      </span>
      {person.first_name && <span className="block truncate text-12 text-ink-3">{person.email}</span>}
    </>
  );
}

function Place({ person: { workspace } }: { person: Somebody }) {
  const t = useMessages();
  if (!workspace) return null;
  return (
    <>
      <span className="block truncate">{workspace.name}</span>
      <span className="block text-12 text-ink-3">
        {t(workspace.is_owner ? 'owner' : workspace.seat_type)}
      </span>
    </>
  );
}

/** Whoever is staff by their address stays so: that is decided where the server is started. */
function Actions({ person }: { person: Somebody }) {
  const t = useMessages();
  const { mutateAsync } = useSetStaff();
  const name = nameOf(person);
  if (person.is_staff_by_address || person.is_leaving) return null;
  const set = async (isStaff: boolean) => {
    const isSure = await confirm({
      title: t(isStaff ? 'makeTitle' : 'removeTitle', { name }),
      description: t(isStaff ? 'makeText' : 'removeText'),
      confirmLabel: t(isStaff ? 'make' : 'remove'),
      isDanger: !isStaff,
    });
    if (!isSure) return;
    const isDone = await okOrToast(mutateAsync({ userId: person.user_id, isStaff }));
    if (isDone) toast.success(t(isStaff ? 'made' : 'removed', { name }));
  };
  return (
    <RowMenu label={t('actionsFor', { name })}>
      {person.is_staff ? (
        <MenuItem icon={<ShieldOff aria-hidden />} isDanger onSelect={() => void set(false)}>
          {t('remove')}
        </MenuItem>
      ) : (
        <MenuItem icon={<ShieldCheck aria-hidden />} onSelect={() => void set(true)}>
          {t('make')}
        </MenuItem>
      )}
    </RowMenu>
  );
}

const nameOf = ({ first_name, email }: Somebody): string => first_name || email;
