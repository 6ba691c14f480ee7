import { useState } from 'react';
import {
  approveTool,
  type McpServer,
  resetTool,
  type ServerTool,
} from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { ToolOverrideDialog } from '#web/features/integrations/mcp/tool-override-dialog.tsx';
import { useMessages } from '#web/features/integrations/messages.ts';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ServerToolListProps {
  server: McpServer;
  tools: readonly ServerTool[];
  onChanged: (server: McpServer) => void;
}

/** The tools as the server lists them, with what was said of each. */
export function ServerToolList({ server, tools, onChanged }: ServerToolListProps) {
  const t = useMessages();
  const [edited, setEdited] = useState<ServerTool>();
  return (
    <Section title={t('serverTools')} text={t('serverToolsText')}>
      {tools.length === 0 && <p className="text-13 text-ink-3">{t('noServerTools')}</p>}
      <ul className="-my-3 divide-y">
        {tools.map((tool) => (
          <ToolRow
            key={tool.name}
            server={server}
            tool={tool}
            onChanged={onChanged}
            onEdit={() => setEdited(tool)}
          />
        ))}
      </ul>
      {edited && (
        <ToolOverrideDialog
          server={server}
          tool={edited}
          onChanged={onChanged}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

interface ToolRowProps {
  server: McpServer;
  tool: ServerTool;
  onChanged: (server: McpServer) => void;
  onEdit: () => void;
}

function ToolRow({ server, tool, onChanged, onEdit }: ToolRowProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const {
    approval_policy: policy,
    tool_approval_hashes: approvals,
    tool_config_overrides: all,
  } = server.config;
  const isAutomatic =
    approvals.find(({ tool_name: name }) => name === tool.name)?.approval_policy === 'auto_approved';
  const isSetUp = all.some(({ tool_name: name }) => name === tool.name);
  const approve = async (isOn: boolean): Promise<void> => {
    const changed = await answerOrToast(approveTool(server.id, tool, isOn));
    if (changed) onChanged(changed as McpServer);
  };
  const reset = async (): Promise<void> => {
    const changed = await answerOrToast(resetTool(server.id, tool.name));
    if (!changed) return;
    onChanged(changed as McpServer);
    toast.success(t('toolReset'));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 break-all font-medium font-mono text-13">
          {tool.name}
          {isSetUp && <Badge tone="accent">{t('isSetUp')}</Badge>}
        </p>
        {tool.description && <p className="line-clamp-2 text-12 text-ink-2">{tool.description}</p>}
      </div>
      {policy === 'require_approval_per_tool' ? (
        <Switch
          label={t('runsAlone')}
          checked={isAutomatic}
          disabled={isViewer}
          onChange={(isOn) => void approve(isOn)}
        />
      ) : (
        <Badge>{t(policy === 'auto_approve_all' ? 'runsAlone' : 'asksFirst')}</Badge>
      )}
      {!isViewer && (
        <span className="flex gap-2">
          {isSetUp && (
            <Button size="sm" onClick={() => void reset()}>
              {t('resetTool')}
              <span className="sr-only"> {tool.name}</span>
            </Button>
          )}
          <Button size="sm" onClick={onEdit}>
            {t('setUpTool')}
            <span className="sr-only"> {tool.name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
