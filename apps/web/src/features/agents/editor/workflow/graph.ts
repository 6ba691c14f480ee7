import type { Edge, Node } from '@xyflow/react';
import type { AgentContent, WorkflowEdge, WorkflowNode } from '#web/features/agents/agent-types.ts';
import { message } from '#web/features/agents/messages.ts';

type Workflow = AgentContent['workflow'];
export type NodeType = WorkflowNode['type'];
export type GraphNode = Node<{ title: string; kind: NodeType; text: string }, 'step'>;

export const nodeSize = { width: 200, height: 64 } as const;

const kinds: Readonly<Record<NodeType, string>> = {
  start: message('nodeStart'),
  end: message('nodeEnd'),
  override_agent: message('nodeSubagent'),
  standalone_agent: message('nodeTransfer'),
  tool: message('nodeTool'),
  phone_number: message('nodePhone'),
};
export const kindName = (type: NodeType): string => kinds[type];

export const titleOf = (node: WorkflowNode): string =>
  node.type === 'override_agent' && node.label ? node.label : kindName(node.type);

/** What the canvas draws. */
export function graphOf({ nodes, edges }: Workflow, selectedId: string | undefined) {
  return {
    nodes: Object.entries(nodes).map(
      ([id, node]): GraphNode => ({
        id,
        type: 'step',
        position: node.position,
        selected: id === selectedId,
        deletable: node.type !== 'start',
        measured: nodeSize,
        ...nodeSize,
        ariaLabel: `${kindName(node.type)}: ${titleOf(node)}`,
        data: { title: titleOf(node), kind: node.type, text: textOf(node) },
      }),
    ),
    edges: Object.entries(edges).map(
      ([id, edge]): Edge => ({
        id,
        source: edge.source,
        target: edge.target,
        label: conditionText(edge.forward_condition),
      }),
    ),
  };
}

function textOf(node: WorkflowNode): string {
  if (node.type === 'override_agent') return node.additional_prompt ?? '';
  if (node.type === 'tool') return message('toolCount', { count: node.tools.length });
  return '';
}

export function conditionText(condition: WorkflowEdge['forward_condition']): string {
  if (!condition || condition.type === 'unconditional') return condition?.label ?? '';
  if (condition.label) return condition.label;
  if (condition.type === 'llm') return condition.condition;
  if (condition.type === 'result') return message(condition.successful ? 'onSuccess' : 'onFailure');
  return message('expression');
}

const newId = (taken: object, prefix: string): string => {
  let number = Object.keys(taken).length + 1;
  while (`${prefix}_${number}` in taken) number += 1;
  return `${prefix}_${number}`;
};

const placed = (x: number, y: number) => ({ position: { x, y }, edge_order: [] as string[] });

function newNode(type: NodeType, x: number, y: number): WorkflowNode {
  if (type === 'override_agent') {
    return {
      type,
      ...placed(x, y),
      label: '',
      additional_prompt: '',
      additional_knowledge_base: [],
      additional_tool_ids: [],
      conversation_config: {},
      entry_behavior: 'auto',
    };
  }
  if (type === 'standalone_agent') {
    return {
      type,
      ...placed(x, y),
      agent_id: null,
      node_id: null,
      delay_ms: 0,
      transfer_message: null,
      enable_transferred_agent_first_message: true,
      preserve_client_tts_overrides: false,
    };
  }
  if (type === 'tool') return { type, ...placed(x, y), tools: [] };
  return { type: type === 'start' ? 'start' : 'end', ...placed(x, y) };
}

/** A node below all others, and after the one that is chosen. */
export function withNode(
  workflow: Workflow,
  type: NodeType,
  afterId: string | undefined,
): [Workflow, string] {
  const id = newId(workflow.nodes, type === 'start' ? 'start' : 'node');
  const after = afterId === undefined ? undefined : workflow.nodes[afterId];
  const lowest = Math.max(0, ...Object.values(workflow.nodes).map(({ position }) => position.y));
  const node = newNode(type, after?.position.x ?? 0, after ? after.position.y + 140 : lowest + 140);
  const next = { ...workflow, nodes: { ...workflow.nodes, [id]: node } };
  const canFollow = after && after.type !== 'end' && afterId !== undefined;
  return [canFollow ? withEdge(next, afterId, id) : next, id];
}

/** No two edges between the same nodes, and none into the start. */
export function withEdge(workflow: Workflow, source: string, target: string): Workflow {
  const has = Object.values(workflow.edges).some((edge) => edge.source === source && edge.target === target);
  if (has || source === target || workflow.nodes[target]?.type === 'start') return workflow;
  const id = newId(workflow.edges, 'edge');
  const edge: WorkflowEdge = {
    source,
    target,
    forward_condition: { type: 'unconditional', label: null },
    backward_condition: null,
  };
  return { ...workflow, edges: { ...workflow.edges, [id]: edge } };
}

/** Without a node, and without what led to it and from it. */
export function withoutNode(workflow: Workflow, id: string): Workflow {
  const keep = ([, edge]: [string, WorkflowEdge]) => edge.source !== id && edge.target !== id;
  return {
    ...workflow,
    nodes: Object.fromEntries(Object.entries(workflow.nodes).filter(([one]) => one !== id)),
    edges: Object.fromEntries(Object.entries(workflow.edges).filter(keep)),
  };
}

/** A start, one agent with a task of its own, and an end. */
export function firstWorkflow(workflow: Workflow): Workflow {
  const [withStart, start] = withNode(workflow, 'start', undefined);
  const [withAgent, agent] = withNode(withStart, 'override_agent', start);
  return withNode(withAgent, 'end', agent)[0];
}
