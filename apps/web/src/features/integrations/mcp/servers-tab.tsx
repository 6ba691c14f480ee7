import { useQuery } from '@tanstack/react-query';
import { Plus, Server } from 'lucide-react';
import { serversQuery } from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { NewServerDialog } from '#web/features/integrations/mcp/new-server-dialog.tsx';
import { ServerMenu } from '#web/features/integrations/mcp/server-menu.tsx';
import { ServerState } from '#web/features/integrations/mcp/server-state.tsx';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { PageAddress } from '#web/features/integrations/page-address.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { MCP_SERVER_PATH } from '#web/shared/agents/agent-paths.ts';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link } from '#web/shared/routing/index.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** MCP servers of the workspace, each asked when it is shown. */
export function ServersTab({ address: { dialog, change } }: { address: PageAddress }) {
  const t = useMessages();
  const query = useQuery(serversQuery);
  const isViewer = useIsViewer();
  const hasAny = (query.data?.length ?? 0) > 0;
  const add = (
    <EditorButton variant="primary" onClick={() => change({ dialog: 'mcp-server' })}>
      <Plus aria-hidden />
      <span className={!hasAny ? undefined : 'max-sm:sr-only'}>{t('newServer')}</span>
    </EditorButton>
  );
  return (
    <>
      {hasAny && <HeaderActions>{add}</HeaderActions>}
      <ListFrame
        query={query}
        failed={t('serversFailed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-44', 'h-4 w-32']} />}
        empty={
          <EmptyState
            icon={<Server aria-hidden />}
            title={t('noServers')}
            text={t('noServersText')}
            action={add}
          />
        }
      >
        {(servers) => (
          <DataTable
            label={t('mcpServers')}
            items={servers}
            keyOf={({ id }) => id}
            columns={[
              {
                title: t('name'),
                cell: ({ id, config: { name, url } }) => (
                  <>
                    <Link
                      to={MCP_SERVER_PATH}
                      params={{ serverId: id }}
                      className="block truncate font-medium text-ink hover:underline"
                    >
                      {name}
                    </Link>
                    {typeof url === 'string' && (
                      <span className="block truncate text-12 text-ink-3">{url}</span>
                    )}
                  </>
                ),
                cellClass: 'max-w-80 py-2 max-sm:max-w-44',
              },
              { title: t('state'), cell: ({ id }) => <ServerState serverId={id} /> },
              {
                title: t('usedBy'),
                cell: ({ dependent_agents: agents }) => (
                  <UsedBy users={agents.map(({ id, name }) => ({ kind: 'agent', id, name }))} />
                ),
                className: 'max-md:hidden',
              },
            ]}
            actions={
              isViewer
                ? undefined
                : { title: t('actionsColumn'), of: (server) => <ServerMenu server={server} /> }
            }
          />
        )}
      </ListFrame>
      {dialog === 'mcp-server' && <NewServerDialog onClose={() => change({ dialog: undefined })} />}
    </>
  );
}
