import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { AgentContent, WorkflowNode } from '#web/features/agents/agent-types.ts';
import { agentChoicesQuery } from '#web/features/agents/agents.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { TextArea, TextInput } from '#web/features/agents/editor/fields.tsx';
import { toolsQuery } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { EdgeForm } from '#web/features/agents/editor/workflow/edge-form.tsx';
import { kindName, titleOf, withEdge } from '#web/features/agents/editor/workflow/graph.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Workflow = AgentContent['workflow'];

interface NodePanelProps {
  workflow: Workflow;
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  onSet: (make: (former: Workflow) => Workflow) => void;
  onRemove: (id: string) => void;
}

/** The chosen step, and where it leads. */
export function NodePanel({ workflow, selectedId, onSelect, onSet, onRemove }: NodePanelProps) {
  const t = useMessages();
  const { isReadOnly } = useEditor();
  const node = selectedId === undefined ? undefined : workflow.nodes[selectedId];
  const options = Object.entries(workflow.nodes).map(([id, one]) => ({
    value: id,
    label: titleOf(one),
    hint: id,
  }));
  return (
    <aside
      aria-label={t('step')}
      className="flex w-(--settings-width) shrink-0 flex-col gap-5 overflow-y-auto border-s bg-surface p-5 max-lg:w-full max-lg:border-t max-lg:border-s-0"
    >
      <Field label={t('step')}>
        {(control) => (
          <Select
            {...control}
            value={selectedId ?? ''}
            onChange={onSelect}
            options={selectedId === undefined ? [{ value: '', label: t('chooseStep') }, ...options] : options}
          />
        )}
      </Field>
      {node && selectedId !== undefined && (
        <fieldset disabled={isReadOnly} inert={isReadOnly} className="flex min-w-0 flex-col gap-5">
          <NodeForm
            node={node}
            onChange={(next) =>
              onSet((former) => ({ ...former, nodes: { ...former.nodes, [selectedId]: next } }))
            }
          />
          {node.type !== 'end' && <Ways id={selectedId} workflow={workflow} onSet={onSet} />}
          {node.type !== 'start' && (
            <Button onClick={() => onRemove(selectedId)} className="self-start">
              <Trash2 aria-hidden />
              {t('removeStep')}
            </Button>
          )}
        </fieldset>
      )}
    </aside>
  );
}

interface NodeFormProps {
  node: WorkflowNode;
  onChange: (node: WorkflowNode) => void;
}

function NodeForm({ node, onChange }: NodeFormProps) {
  const t = useMessages();
  if (node.type === 'override_agent') {
    return (
      <>
        <TextInput
          label={t('stepName')}
          value={node.label}
          onChange={(label) => onChange({ ...node, label })}
        />
        <TextArea
          label={t('stepPrompt')}
          hint={t('stepPromptHint')}
          value={node.additional_prompt ?? ''}
          rows={5}
          onChange={(additional_prompt) => onChange({ ...node, additional_prompt })}
        />
      </>
    );
  }
  if (node.type === 'standalone_agent') return <TransferForm node={node} onChange={onChange} />;
  if (node.type === 'tool') return <ToolForm node={node} onChange={onChange} />;
  return <p className="text-13 text-ink-2">{kindName(node.type)}</p>;
}

interface TransferFormProps extends NodeFormProps {
  node: Extract<WorkflowNode, { type: 'standalone_agent' }>;
}

function TransferForm({ node, onChange }: TransferFormProps) {
  const t = useMessages();
  const { agent } = useEditor();
  const { data: agents = [] } = useQuery(agentChoicesQuery);
  const others = agents.filter(({ agent_id }) => agent_id !== agent.agent_id);
  return (
    <>
      <Field label={t('transferTo')}>
        {(control) => (
          <Select
            {...control}
            value={node.agent_id ?? ''}
            onChange={(agent_id) => onChange({ ...node, agent_id: agent_id || null })}
            options={[
              { value: '', label: t('chooseAgent') },
              ...others.map(({ agent_id, name }) => ({ value: agent_id, label: name })),
            ]}
          />
        )}
      </Field>
      <TextInput
        label={t('transferMessage')}
        value={node.transfer_message ?? ''}
        onChange={(text) => onChange({ ...node, transfer_message: text || null })}
      />
      <Switch
        label={t('otherGreets')}
        checked={node.enable_transferred_agent_first_message}
        onChange={(isOn) => onChange({ ...node, enable_transferred_agent_first_message: isOn })}
      />
    </>
  );
}

interface ToolFormProps extends NodeFormProps {
  node: Extract<WorkflowNode, { type: 'tool' }>;
}

function ToolForm({ node, onChange }: ToolFormProps) {
  const t = useMessages();
  const { data: tools = [] } = useQuery(toolsQuery);
  if (tools.length === 0) return <p className="text-13 text-ink-2">{t('noTools')}</p>;
  const without = (id: string) => node.tools.filter(({ tool_id }) => tool_id !== id);
  return (
    <div className="flex flex-col gap-2.5">
      {tools.map(({ id, tool_config: { name } }) => (
        <Checkbox
          key={id}
          label={name}
          checked={node.tools.some(({ tool_id }) => tool_id === id)}
          onChange={(isOn) =>
            onChange({
              ...node,
              tools: isOn ? [...node.tools, { tool_id: id, schema_overrides: null }] : without(id),
            })
          }
        />
      ))}
    </div>
  );
}

type WaysProps = Pick<NodePanelProps, 'workflow' | 'onSet'> & { id: string };

function Ways({ id, workflow, onSet }: WaysProps) {
  const t = useMessages();
  const ways = Object.entries(workflow.edges).filter(([, { source }]) => source === id);
  const targets = Object.entries(workflow.nodes)
    .filter(([one, { type }]) => one !== id && type !== 'start')
    .map(([value, node]) => ({ value, label: titleOf(node), hint: value }));
  const free = targets.find(({ value }) => !ways.some(([, { target }]) => target === value));
  return (
    <section aria-label={t('goesOn')} className="flex flex-col gap-3">
      <h2 className="font-medium text-13">{t('goesOn')}</h2>
      {ways.map(([edgeId, edge]) => (
        <EdgeForm
          key={edgeId}
          edge={edge}
          targets={targets}
          onChange={(next) => onSet((former) => ({ ...former, edges: { ...former.edges, [edgeId]: next } }))}
          onRemove={() =>
            onSet((former) => ({
              ...former,
              edges: Object.fromEntries(Object.entries(former.edges).filter(([one]) => one !== edgeId)),
            }))
          }
        />
      ))}
      {free && (
        <Button
          size="sm"
          className="self-start"
          onClick={() => onSet((former) => withEdge(former, id, free.value))}
        >
          <Plus aria-hidden />
          {t('addWay')}
        </Button>
      )}
    </section>
  );
}
