import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ApprovalSection } from '#web/features/integrations/mcp/approval-section.tsx';
import {
  type McpServer,
  serverQuery,
  serversKey,
  serverToolsQuery,
} from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { ServerMenu } from '#web/features/integrations/mcp/server-menu.tsx';
import { ServerState } from '#web/features/integrations/mcp/server-state.tsx';
import { ServerToolList } from '#web/features/integrations/mcp/server-tool-list.tsx';
import { useMessages } from '#web/features/integrations/messages.ts';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { INTEGRATIONS_PATH } from '#web/shared/agents/agent-paths.ts';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const back = { to: INTEGRATIONS_PATH, search: { tab: 'mcp-servers' } } as const;

/** AGT-020: an MCP server: whether it is reached, and which of its tools run without a yes. */
export function Page() {
  const t = useMessages();
  const { data, error, refetch } = useQuery(serverQuery(usePathValue('serverId')));
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-5 pb-8 xs:px-6">
      {data && <ServerView server={data} />}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('serverFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  );
}

function ServerView({ server }: { server: McpServer }) {
  const t = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isViewer = useIsViewer();
  const asked = useQuery(serverToolsQuery(server.id));
  const { name, url, transport } = server.config;
  const onChanged = (changed: McpServer) => {
    client.setQueryData([...serversKey, 'one', server.id], changed);
    void client.invalidateQueries({ queryKey: [...serversKey, 'list'] });
  };
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Link {...back} className="inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
            <ArrowLeft aria-hidden className="size-4" />
            {t('mcpServers')}
          </Link>
          <p className="mt-1 break-words font-semibold text-22">{name}</p>
          <p className="mt-1 text-13 text-ink-2">
            <UsedBy
              label={t('usedBy')}
              users={server.dependent_agents.map((agent) => ({
                kind: 'agent',
                id: agent.id,
                name: agent.name,
              }))}
            />
          </p>
        </div>
        {!isViewer && <ServerMenu server={server} onGone={() => void navigate(back)} />}
      </div>
      <Section title={t('connection')}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-13">
          <span className="min-w-0 flex-1 basis-60 text-ink-2">
            {typeof url === 'string' && <span className="block break-all text-ink">{url}</span>}
            {t(transport === 'SSE' ? 'sse' : 'streamable')}
          </span>
          <ServerState serverId={server.id} />
          <Button size="sm" isBusy={asked.isFetching} onClick={() => void asked.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      </Section>
      <ApprovalSection server={server} onChanged={onChanged} />
      {asked.data?.success && (
        <ServerToolList server={server} tools={asked.data.tools} onChanged={onChanged} />
      )}
    </>
  );
}
