import '@xyflow/react/dist/base.css';
import '#web/features/agents/editor/workflow/workflow.css';
import {
  Background,
  type Connection,
  MarkerType,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { Maximize, Workflow as WorkflowIcon, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import {
  firstWorkflow,
  type GraphNode,
  graphOf,
  type NodeType,
  withEdge,
  withNode,
  withoutNode,
} from '#web/features/agents/editor/workflow/graph.ts';
import { NodePanel } from '#web/features/agents/editor/workflow/node-panel.tsx';
import { StepNode } from '#web/features/agents/editor/workflow/step-node.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Workflow = AgentContent['workflow'];
const nodeTypes = { step: StepNode };
const edgeLook = {
  markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--ink-3)' },
};

/** Steps that a conversation goes through: what is drawn can be done in the panel beside it, by keys alone. */
export function WorkflowTab() {
  const t = useMessages();
  const { content, change, isReadOnly } = useEditor();
  const [selectedId, setSelectedId] = useState<string>();
  const { workflow } = content;
  const set = (make: (former: Workflow) => Workflow) =>
    change((former) => ({ ...former, workflow: make(former.workflow) }));
  if (Object.keys(workflow.nodes).length === 0) {
    return (
      <EmptyState
        icon={<WorkflowIcon aria-hidden />}
        title={t('noWorkflow')}
        text={t('noWorkflowText')}
        action={
          !isReadOnly && (
            <Button variant="primary" onClick={() => set(firstWorkflow)}>
              {t('startWorkflow')}
            </Button>
          )
        }
      />
    );
  }
  const add = (type: NodeType): void => {
    const [next, id] = withNode(workflow, type, selectedId);
    set(() => next);
    setSelectedId(id);
  };
  const remove = (id: string): void => {
    set((former) => withoutNode(former, id));
    setSelectedId(undefined);
  };
  return (
    <ReactFlowProvider>
      <div className="flex h-full min-h-130 max-lg:flex-col">
        <div className="relative min-h-90 min-w-0 flex-1">
          <Canvas
            workflow={workflow}
            selectedId={selectedId}
            onSelect={setSelectedId}
            onSet={set}
            onRemove={remove}
          />
          {!isReadOnly && <AddBar onAdd={add} />}
        </div>
        <NodePanel
          workflow={workflow}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onSet={set}
          onRemove={remove}
        />
      </div>
    </ReactFlowProvider>
  );
}

interface CanvasProps {
  workflow: Workflow;
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  onSet: (make: (former: Workflow) => Workflow) => void;
  onRemove: (id: string) => void;
}

function Canvas({ workflow, selectedId, onSelect, onSet, onRemove }: CanvasProps) {
  const t = useMessages();
  const { isReadOnly } = useEditor();
  const { nodes, edges } = graphOf(workflow, selectedId);
  const apply = (changes: NodeChange<GraphNode>[]): void => {
    for (const one of changes) {
      if (one.type === 'select' && one.selected) onSelect(one.id);
      if (one.type === 'remove') onRemove(one.id);
      if (one.type === 'position' && one.position) onSet(moved(one.id, one.position));
    }
  };
  const connect = ({ source, target }: Connection) => onSet((former) => withEdge(former, source, target));
  return (
    <ReactFlow
      aria-label={t('tabWorkflow')}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      onNodesChange={apply}
      onConnect={connect}
      onEdgesDelete={(gone) =>
        onSet((former) =>
          withoutEdges(
            former,
            gone.map(({ id }) => id),
          ),
        )
      }
      onPaneClick={() => onSelect(undefined)}
      nodesDraggable={!isReadOnly}
      nodesConnectable={!isReadOnly}
      deleteKeyCode={isReadOnly ? null : ['Delete', 'Backspace']}
      proOptions={{ hideAttribution: true }}
      defaultEdgeOptions={edgeLook}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.3 }}
      minZoom={0.2}
    >
      <Background gap={20} />
      <ZoomBar />
    </ReactFlow>
  );
}

const moved =
  (id: string, position: { x: number; y: number }) =>
  (former: Workflow): Workflow => {
    const node = former.nodes[id];
    return node ? { ...former, nodes: { ...former.nodes, [id]: { ...node, position } } } : former;
  };

function withoutEdges(workflow: Workflow, ids: readonly string[]): Workflow {
  const left = Object.entries(workflow.edges).filter(([id]) => !ids.includes(id));
  return { ...workflow, edges: Object.fromEntries(left) };
}

function ZoomBar() {
  const t = useMessages();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return (
    <div className="absolute bottom-3 start-3 z-5 flex rounded-lg border bg-surface p-0.5 shadow-card">
      <IconButton size="sm" label={t('zoomIn')} onClick={() => void zoomIn()}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('zoomOut')} onClick={() => void zoomOut()}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('showAll')} onClick={() => void fitView({ maxZoom: 1, padding: 0.3 })}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}

function AddBar({ onAdd }: { onAdd: (type: NodeType) => void }) {
  const t = useMessages();
  return (
    <fieldset className="absolute top-3 start-3 z-5 flex max-w-[calc(100%-24px)] flex-wrap gap-1.5">
      <legend className="sr-only">{t('addStep')}</legend>
      <Button size="sm" onClick={() => onAdd('override_agent')}>
        {t('addSubagent')}
      </Button>
      <Button size="sm" onClick={() => onAdd('tool')}>
        {t('addTool')}
      </Button>
      <Button size="sm" onClick={() => onAdd('standalone_agent')}>
        {t('addTransferStep')}
      </Button>
      <Button size="sm" onClick={() => onAdd('end')}>
        {t('addEnd')}
      </Button>
    </fieldset>
  );
}
