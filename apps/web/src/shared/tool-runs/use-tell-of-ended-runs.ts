import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import type { ToolName } from '@mynah/contract/speech/tools';
import { kindOf } from '#web/shared/audio-items/generation-kinds.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { message } from '#web/shared/tool-runs/messages.ts';
import { toast } from '#web/ui/toast.tsx';

const sources = {
  'voice-isolator': 'Isolation',
  'voice-changer': 'STS',
  'sound-effects': 'SFX',
} as const satisfies Record<ToolName, string>;

type Changed = Pick<ToolRun, 'tool' | 'state' | 'history_item_id'>;

/** Says on every other page that something is ready, or could not be made, with the way there. */
export function useTellOfEndedRuns(): void {
  const navigate = useNavigate();
  useServerEvent('tool-run.changed', ({ data }) => {
    const { tool, state, history_item_id: id } = JSON.parse(data) as Changed;
    const kind = kindOf({ source: sources[tool] });
    if (!kind || window.location.pathname.startsWith(kind.path)) return;
    const go = (search: Record<string, string>) => ({
      label: message('open'),
      onClick: () => void navigate({ to: kind.path, search }),
    });
    if (state === 'done' && id !== null)
      toast.success(message('ready', { kind: kind.label }), {
        action: go(kind.restore({ history_item_id: id })),
      });
    if (state === 'failed') toast.error(message('notMade', { kind: kind.label }), { action: go({}) });
  });
}
