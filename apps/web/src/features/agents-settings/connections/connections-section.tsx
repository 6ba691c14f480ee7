import { useQuery } from '@tanstack/react-query';
import { Pencil, Plug, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConnectionDialog } from '#web/features/agents-settings/connections/connection-dialog.tsx';
import {
  type Connection,
  connectionsKey,
  connectionsQuery,
  removeConnection,
} from '#web/features/agents-settings/connections/connections.requests.ts';
import { kindNames } from '#web/features/agents-settings/connections/kind-names.ts';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { Section } from '#web/features/agents-settings/section.tsx';
import type { SectionDialog } from '#web/features/agents-settings/section-dialog.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { InUseDialog } from '#web/shared/agents/in-use-dialog.tsx';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import type { UserOfThing } from '#web/shared/agents/user-link.tsx';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

const usersOf = ({ used_by: users }: Connection): UserOfThing[] => [
  ...(users?.tools ?? []).map(({ id, name }) => ({ kind: 'tool' as const, id, name })),
  ...(users?.mcp_servers ?? []).map(({ id, name }) => ({ kind: 'mcp-server' as const, id, name })),
];

export function ConnectionsSection({ dialog }: { dialog: SectionDialog }) {
  const t = useMessages();
  const query = useQuery(connectionsQuery);
  const isViewer = useIsViewer();
  const kinds = kindNames();
  return (
    <Section
      id="connections"
      title={t('connections')}
      text={t('connectionsText')}
      action={
        <EditorButton onClick={() => dialog.show('connection')}>
          <Plus aria-hidden />
          {t('newConnection')}
        </EditorButton>
      }
    >
      <div className="border-t">
        <ListFrame
          isInset
          query={query}
          failed={t('connectionsFailed')}
          loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-24']} />}
          empty={
            <EmptyState
              icon={<Plug aria-hidden />}
              title={t('noConnections')}
              text={t('noConnectionsText')}
              className="py-8"
            />
          }
        >
          {(connections) => (
            <DataTable
              isInset
              label={t('connections')}
              items={connections}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: t('name'),
                  cell: ({ name, auth_type }) => (
                    <>
                      <span className="block truncate font-medium text-ink">{name}</span>
                      <span className="block truncate text-12 text-ink-3">
                        {kinds[auth_type ?? 'bearer_auth']}
                      </span>
                    </>
                  ),
                  cellClass: 'max-w-80 py-2 max-sm:max-w-44',
                },
                { title: t('state'), cell: (connection) => <State connection={connection} /> },
                {
                  title: t('usedBy'),
                  cell: (connection) => <UsedBy users={usersOf(connection)} />,
                  className: 'max-sm:hidden',
                },
              ]}
              actions={
                isViewer
                  ? undefined
                  : {
                      title: t('actionsColumn'),
                      of: (connection) => <ConnectionMenu connection={connection} />,
                    }
              }
            />
          )}
        </ListFrame>
      </div>
      {dialog.open === 'connection' && <ConnectionDialog onClose={() => dialog.show(undefined)} />}
    </Section>
  );
}

/** As the last sign-in went; why it failed stands beside it. */
function State({ connection: { status, status_detail: detail } }: { connection: Connection }) {
  const t = useMessages();
  if (status === 'active') return <Badge tone="positive">{t('active')}</Badge>;
  return (
    <span className="flex flex-col items-start gap-1 py-1">
      <Badge tone="danger">{t('failing')}</Badge>
      {detail && <span className="line-clamp-2 text-12">{detail}</span>}
    </span>
  );
}

function ConnectionMenu({ connection }: { connection: Connection }) {
  const t = useMessages();
  const renew = useRenewAfter(connectionsKey);
  const [shown, setShown] = useState<'edit' | 'in-use'>();
  const { id, name } = connection;
  const users = usersOf(connection);
  const remove = async (): Promise<void> => {
    if (users.length > 0) return setShown('in-use');
    const isSure = await confirm({
      title: t('deleteConnectionTitle', { name }),
      description: t('deleteConnectionText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isSure && (await okOrToast(renew(removeConnection(id))))) toast.success(t('connectionDeleted'));
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setShown('edit')}>
          {t('edit')}
        </MenuItem>
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {shown === 'edit' && <ConnectionDialog connection={connection} onClose={() => setShown(undefined)} />}
      {shown === 'in-use' && (
        <InUseDialog
          title={t('inUseTitle', { name })}
          text={t('inUseText')}
          users={users}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
