import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { useMessages } from '#web/features/agents/messages.ts';

type Widget = AgentContent['platform_settings']['widget'];

/** The colors together, as the collapsed widget shows them. */
export function WidgetPreview({ widget }: { widget: Widget }) {
  const t = useMessages();
  const orb = widget.avatar?.type === 'orb' ? widget.avatar : undefined;
  return (
    <div
      role="img"
      aria-label={t('preview')}
      className="grid place-items-center rounded-lg border bg-sunken p-6"
    >
      <div
        aria-hidden
        className="flex max-w-full items-center gap-3 rounded-2xl border p-3 shadow-pop"
        style={{ background: widget.bg_color, color: widget.text_color, borderColor: widget.border_color }}
      >
        <span
          className="size-9 shrink-0 rounded-full"
          style={{
            background: `linear-gradient(135deg, ${orb?.color_1 ?? '#2792dc'}, ${orb?.color_2 ?? '#9ce6e6'})`,
          }}
        />
        <span className="truncate text-13">{widget.text_contents.main_label ?? t('needHelp')}</span>
        <span
          className="shrink-0 rounded-full px-3 py-1.5 font-medium text-13"
          style={{ background: widget.btn_color, color: widget.btn_text_color }}
        >
          {widget.text_contents.start_call ?? t('startCall')}
        </span>
      </div>
    </div>
  );
}
