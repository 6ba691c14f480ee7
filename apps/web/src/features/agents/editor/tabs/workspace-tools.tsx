import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { MaterialLink } from '#web/features/agents/editor/tabs/material-link.tsx';
import { toolsQuery } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { INTEGRATIONS_PATH, TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import { NewToolDialog } from '#web/shared/agents/new-tool/new-tool-dialog.tsx';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** What the agent can call of the workspace's tools. */
export function WorkspaceTools() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const [isMaking, setMaking] = useState(false);
  const { data: tools, error, refetch } = useQuery(toolsQuery);
  const { tool_ids: ids } = prompt;
  const link = (id: string) => setPrompt({ tool_ids: [...ids, id] });
  const others = (tools ?? []).filter(({ id }) => !ids.includes(id));
  const add = (
    <Menu
      label={t('linkTool')}
      align="start"
      className="max-h-80 max-w-90 overflow-y-auto"
      trigger={
        <Button>
          <Plus aria-hidden />
          {t('linkTool')}
        </Button>
      }
    >
      {others.map(({ id, tool_config: { name } }) => (
        <MenuItem key={id} onSelect={() => link(id)}>
          {name}
        </MenuItem>
      ))}
      {others.length > 0 && <MenuSeparator />}
      <MenuItem icon={<Plus aria-hidden />} onSelect={() => setMaking(true)}>
        {t('newTool')}
      </MenuItem>
    </Menu>
  );
  const shown = ids.map((id) => tools?.find((tool) => tool.id === id) ?? { id, tool_config: undefined });
  return (
    <Section title={t('workspaceTools')} text={t('workspaceToolsText')}>
      {error ? (
        <ErrorState error={error} title={t('toolsFailed')} onRetry={() => void refetch()} />
      ) : !tools ? (
        <SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-12" />
      ) : shown.length === 0 ? (
        <EmptyState title={t('noTools')} action={add} className="py-6" />
      ) : (
        <>
          <ul aria-label={t('workspaceTools')} className="divide-y rounded-lg border">
            {shown.map(({ id, tool_config: tool }) => (
              <LinkedTool
                key={id}
                id={id}
                name={tool?.name ?? id}
                description={tool?.description}
                onRemove={() => setPrompt({ tool_ids: ids.filter((one) => one !== id) })}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <MaterialLink to={INTEGRATIONS_PATH}>{t('manageTools')}</MaterialLink>
      {isMaking && (
        <NewToolDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            link(id);
            setMaking(false);
          }}
        />
      )}
    </Section>
  );
}

interface LinkedToolProps {
  id: string;
  name: string;
  /** Undefined for one that is gone. */
  description: string | undefined;
  onRemove: () => void;
}

function LinkedTool({ id, name, description, onRemove }: LinkedToolProps) {
  const t = useMessages();
  const hasPage = useHasPage(TOOL_PATH) && description !== undefined;
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-13">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="line-clamp-1 text-12 text-ink-2">{description ?? t('toolGone')}</span>
      </span>
      <RowMenu label={t('toolActions', { name })}>
        {hasPage && (
          <MenuItem
            icon={<ExternalLink aria-hidden />}
            render={<Link to={TOOL_PATH} params={{ toolId: id }} />}
          >
            {t('openTool')}
          </MenuItem>
        )}
        <MenuItem icon={<Unlink aria-hidden />} onSelect={onRemove}>
          {t('removeTool')}
        </MenuItem>
      </RowMenu>
    </li>
  );
}
