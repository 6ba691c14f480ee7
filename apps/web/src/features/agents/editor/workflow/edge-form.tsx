import { Trash2 } from 'lucide-react';
import type { WorkflowCondition, WorkflowEdge } from '#web/features/agents/agent-types.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

type Kind = 'unconditional' | 'llm' | 'success' | 'failure' | 'expression';

interface EdgeFormProps {
  edge: WorkflowEdge;
  targets: readonly SelectOption<string>[];
  onChange: (edge: WorkflowEdge) => void;
  onRemove: () => void;
}

/** Where a step leads, and when. */
export function EdgeForm({ edge, targets, onChange, onRemove }: EdgeFormProps) {
  const t = useMessages();
  const condition = edge.forward_condition;
  const kind = kindOf(condition);
  const setKind = (next: Kind): void => {
    const made = conditionOf(next);
    if (made) onChange({ ...edge, forward_condition: made });
  };
  const kinds: SelectOption<Kind>[] = [
    { value: 'unconditional', label: t('always') },
    { value: 'llm', label: t('whenModel') },
    { value: 'success', label: t('onSuccess') },
    { value: 'failure', label: t('onFailure') },
  ];
  // what a program wrote is kept, and not written here
  if (kind === 'expression') kinds.push({ value: 'expression', label: t('expression') });
  return (
    <div className="flex flex-col gap-2 rounded-lg border p-3">
      <div className="flex items-center gap-2">
        <Select
          aria-label={t('nextStep')}
          value={edge.target}
          onChange={(target) => onChange({ ...edge, target })}
          options={targets}
          className="min-w-0 flex-1"
        />
        <IconButton size="sm" label={t('removeWay')} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Select aria-label={t('when')} value={kind} onChange={setKind} options={kinds} />
      {condition?.type === 'llm' && (
        <Input
          aria-label={t('condition')}
          placeholder={t('conditionExample')}
          value={condition.condition}
          onChange={({ target }) =>
            onChange({ ...edge, forward_condition: { ...condition, condition: target.value } })
          }
        />
      )}
    </div>
  );
}

function kindOf(condition: WorkflowEdge['forward_condition']): Kind {
  if (!condition) return 'unconditional';
  if (condition.type === 'result') return condition.successful ? 'success' : 'failure';
  return condition.type;
}

function conditionOf(kind: Kind): WorkflowCondition | undefined {
  if (kind === 'expression') return undefined;
  if (kind === 'unconditional') return { type: 'unconditional', label: null };
  if (kind === 'llm') return { type: 'llm', label: null, condition: '' };
  return { type: 'result', label: null, successful: kind === 'success' };
}
