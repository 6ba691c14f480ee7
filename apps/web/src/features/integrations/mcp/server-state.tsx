import { useQuery } from '@tanstack/react-query';
import { serverToolsQuery } from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Whether a server is reached now, and how many tools it has; what went wrong stands below. */
export function ServerState({ serverId }: { serverId: string }) {
  const t = useMessages();
  const { data, error } = useQuery(serverToolsQuery(serverId));
  if (!data && !error)
    return (
      <span role="status" className="inline-flex items-center gap-2 text-ink-3">
        <Spinner />
        {t('asking')}
      </span>
    );
  if (data?.success) return <Badge tone="positive">{t('connected', { count: data.tools.length })}</Badge>;
  return (
    <span className="flex flex-col items-start gap-1 py-1">
      <Badge tone="danger">{t('notConnected')}</Badge>
      <span className="line-clamp-2 text-12">{data ? data.error_message : errorText(error)}</span>
    </span>
  );
}
