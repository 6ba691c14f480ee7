import { Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { Tool } from '#web/features/integrations/tools/tools.requests.ts';
import { useToolRemoval } from '#web/features/integrations/tools/use-tool-removal.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

export function ToolMenu({ tool, onGone }: { tool: Pick<Tool, 'id' | 'tool_config'>; onGone?: () => void }) {
  const t = useMessages();
  const removal = useToolRemoval();
  const { name } = tool.tool_config;
  const remove = async (): Promise<void> => {
    if (await removal({ id: tool.id, name })) onGone?.();
  };
  return (
    <RowMenu label={t('actionsOf', { name })}>
      <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}
