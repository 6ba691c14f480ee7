import { Handle, type NodeProps, Position } from '@xyflow/react';
import { Bot, CircleStop, type LucideIcon, Phone, Play, UserRoundCog, Wrench } from 'lucide-react';
import { type GraphNode, kindName, type NodeType } from '#web/features/agents/editor/workflow/graph.ts';
import { classNames } from '#web/ui/class-names.ts';

const icons: Readonly<Record<NodeType, LucideIcon>> = {
  start: Play,
  end: CircleStop,
  override_agent: Bot,
  standalone_agent: UserRoundCog,
  tool: Wrench,
  phone_number: Phone,
};

/** A step of the workflow on the canvas. */
export function StepNode({ data: { title, kind, text }, selected }: NodeProps<GraphNode>) {
  const Icon = icons[kind];
  return (
    <div
      className={classNames(
        'flex h-16 w-50 items-center gap-2.5 rounded-lg border bg-surface px-3 shadow-card',
        selected ? 'border-accent ring-1 ring-accent' : 'border-line-strong',
      )}
    >
      {kind !== 'start' && (
        <Handle type="target" position={Position.Top} className="size-2.5! rounded-full! bg-ink-3!" />
      )}
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-13 text-ink">{title}</span>
        {title !== kindName(kind) && (
          <span className="block truncate text-11 text-ink-3">{kindName(kind)}</span>
        )}
        {title === kindName(kind) && text && (
          <span className="block truncate text-11 text-ink-3">{text}</span>
        )}
      </span>
      {kind !== 'end' && (
        <Handle type="source" position={Position.Bottom} className="size-2.5! rounded-full! bg-ink-3!" />
      )}
    </div>
  );
}
