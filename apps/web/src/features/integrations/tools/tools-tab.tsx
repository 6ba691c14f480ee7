import { useInfiniteQuery } from '@tanstack/react-query';
import { Blocks, Globe, MonitorSmartphone, Plus } from 'lucide-react';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { PageAddress } from '#web/features/integrations/page-address.ts';
import { ToolMenu } from '#web/features/integrations/tools/tool-menu.tsx';
import { type Tool, toolListQuery } from '#web/features/integrations/tools/tools.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import { NewToolDialog } from '#web/shared/agents/new-tool/new-tool-dialog.tsx';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** All tools of the workspace; agents choose among them. */
export function ToolsTab({ address }: { address: PageAddress }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const navigate = useNavigate();
  const { search = '', dialog, change } = address;
  const query = useInfiniteQuery(toolListQuery(useDebounced(search.trim(), 200)));
  const isEmpty = query.data?.length === 0 && search === '';
  const newTool = (
    <EditorButton variant="primary" onClick={() => change({ dialog: 'tool' })}>
      <Plus aria-hidden />
      <span className={isEmpty ? undefined : 'max-sm:sr-only'}>{t('newTool')}</span>
    </EditorButton>
  );
  return (
    <>
      {!isEmpty && (
        <>
          <HeaderActions>{newTool}</HeaderActions>
          <SearchField
            className="flex-none"
            label={t('searchTools')}
            placeholder={t('searchTools')}
            value={search}
            onChange={(next) => change({ search: next || undefined })}
            maxLength={200}
          />
        </>
      )}
      <ListFrame
        query={query}
        failed={t('toolsFailed')}
        more={t('more')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-44', 'h-4 w-20', 'h-4 w-16']} />}
        empty={
          search ? (
            <EmptyState title={t('noToolsFound', { text: search })} />
          ) : (
            <EmptyState
              icon={<Blocks aria-hidden />}
              title={t('noTools')}
              text={t('noToolsText')}
              action={newTool}
            />
          )
        }
      >
        {(tools) => (
          <DataTable
            label={t('tools')}
            items={tools}
            keyOf={({ id }) => id}
            columns={[
              { title: t('name'), cell: (tool) => <Name tool={tool} />, cellClass: 'max-w-90 py-2' },
              {
                title: t('kind'),
                cell: ({ tool_config: { type } }) => t(type === 'webhook' ? 'webhook' : 'client'),
                className: 'max-sm:hidden',
              },
              {
                title: t('calls'),
                cell: (tool) => <Usage tool={tool} />,
                className: 'max-md:hidden whitespace-nowrap',
              },
            ]}
            actions={
              isViewer ? undefined : { title: t('actionsColumn'), of: (tool) => <ToolMenu tool={tool} /> }
            }
          />
        )}
      </ListFrame>
      {dialog === 'tool' && (
        <NewToolDialog
          onClose={() => change({ dialog: undefined })}
          onMade={async (toolId) => {
            toast.success(t('toolCreated'));
            await navigate({ to: TOOL_PATH, params: { toolId } });
          }}
        />
      )}
    </>
  );
}

function Name({ tool: { id, tool_config: config } }: { tool: Tool }) {
  const Icon = config.type === 'webhook' ? Globe : MonitorSmartphone;
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <Link
          to={TOOL_PATH}
          params={{ toolId: id }}
          className="block truncate font-medium text-ink hover:underline"
        >
          {config.name}
        </Link>
        <span className="line-clamp-1 text-12 text-ink-3">{config.description}</span>
      </span>
    </span>
  );
}

function Usage({ tool: { usage_stats: stats } }: { tool: Tool }) {
  const t = useMessages();
  if (stats.total_calls === 0) return t('neverCalled');
  return (
    <>
      {t('callsCount', { count: stats.total_calls })}
      <span className="block text-12 text-ink-3">
        {t('averageSeconds', { seconds: stats.avg_latency_secs.toFixed(1) })}
      </span>
    </>
  );
}
