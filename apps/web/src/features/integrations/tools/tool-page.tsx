import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { EditedTool } from '#web/features/integrations/tools/editor/about-section.tsx';
import { ToolEditor } from '#web/features/integrations/tools/editor/tool-editor.tsx';
import { Executions } from '#web/features/integrations/tools/executions.tsx';
import { ToolMenu } from '#web/features/integrations/tools/tool-menu.tsx';
import { dependentsQuery, type Tool, toolQuery } from '#web/features/integrations/tools/tools.requests.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { INTEGRATIONS_PATH } from '#web/shared/agents/agent-paths.ts';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

type View = 'setup' | 'json' | 'calls';

/** AGT-020: one tool: what it is, who uses it, how its calls went. */
export function Page() {
  const t = useMessages();
  const toolId = usePathValue('toolId');
  const { data, error, refetch } = useQuery(toolQuery(toolId));
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-5 pb-8 xs:px-6">
      {data && <ToolView key={toolId} tool={data} />}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('toolFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-120" />
        </div>
      )}
    </div>
  );
}

function ToolView({ tool }: { tool: Tool }) {
  const t = useMessages();
  const navigate = useNavigate();
  const isViewer = useIsViewer();
  const view = useSearchValues(({ tab }): View => (tab === 'json' || tab === 'calls' ? tab : 'setup'));
  const users = useQuery(dependentsQuery(tool.id)).data;
  const { tool_config: config, id } = tool;
  const stored = config as EditedTool;
  const [draft, setDraft] = useState(stored);
  const editor = (shown: 'form' | 'json') => (
    <ToolEditor toolId={id} stored={stored} tool={draft} setTool={setDraft} view={shown} />
  );
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Link
            to={INTEGRATIONS_PATH}
            className="inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('back')}
          </Link>
          <p className="mt-1 flex flex-wrap items-center gap-2 break-all font-semibold text-22">
            {config.name}
            <Badge>{t(config.type === 'webhook' ? 'webhook' : 'client')}</Badge>
          </p>
          {users && (
            <p className="mt-1 text-13 text-ink-2">
              <UsedBy
                label={t('usedBy')}
                users={users.map((user) => ({ kind: 'agent', id: user.id, name: user.name }))}
              />
            </p>
          )}
        </div>
        {!isViewer && <ToolMenu tool={tool} onGone={() => void navigate({ to: INTEGRATIONS_PATH })} />}
      </div>
      <Tabs
        label={config.name}
        value={view}
        onChange={(tab) => void navigate({ to: '.', search: { tab: tab === 'setup' ? undefined : tab } })}
        panelClassName="pt-5"
        tabs={[
          { value: 'setup', label: t('setup'), content: editor('form') },
          { value: 'json', label: t('json'), content: editor('json') },
          { value: 'calls', label: t('calls'), content: <Executions toolId={id} /> },
        ]}
      />
    </>
  );
}
