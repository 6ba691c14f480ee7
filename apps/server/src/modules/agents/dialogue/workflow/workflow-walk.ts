import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';

export type WorkflowNode = AgentWorkflow['nodes'][string];
export type WorkflowCondition = NonNullable<AgentWorkflow['edges'][string]['forward_condition']>;

/** A way on from a node. */
export interface WorkflowExit {
  edgeId: string;
  target: string;
  condition: WorkflowCondition;
}

/** Where a conversation is in the graph of its agent's workflow. */
export class WorkflowWalk {
  readonly #workflow: AgentWorkflow;
  #nodeId: string;
  readonly #visited: string[] = [];

  private constructor(workflow: AgentWorkflow, nodeId: string) {
    this.#workflow = workflow;
    this.#nodeId = nodeId;
    this.#visited.push(nodeId);
  }

  /** Undefined for an agent without a workflow. A node that is not there is the start. */
  static begin(workflow: AgentWorkflow, startingNodeId?: string | null): WorkflowWalk | undefined {
    if (startingNodeId && workflow.nodes[startingNodeId]) return new WorkflowWalk(workflow, startingNodeId);
    const start = Object.entries(workflow.nodes).find(([, node]) => node.type === 'start');
    return start && new WorkflowWalk(workflow, start[0]);
  }

  get nodeId(): string {
    return this.#nodeId;
  }

  get node(): WorkflowNode {
    return this.#workflow.nodes[this.#nodeId]!;
  }

  /** Nodes that were entered, in order. */
  get visited(): readonly string[] {
    return this.#visited;
  }

  /** The ways on from here in the node's own order: along edges, and back along those that may be gone back. */
  exits(): WorkflowExit[] {
    const { edge_order: order } = this.node;
    const exits = Object.entries(this.#workflow.edges).flatMap(([edgeId, edge]): WorkflowExit[] => [
      ...this.#exit(edgeId, edge.source, edge.target, edge.forward_condition),
      ...this.#exit(edgeId, edge.target, edge.source, edge.backward_condition),
    ]);
    const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    return exits.sort((a, b) => rank(a.edgeId) - rank(b.edgeId));
  }

  #exit(edgeId: string, from: string, target: string, condition: WorkflowCondition | null): WorkflowExit[] {
    if (from !== this.#nodeId || !condition || !this.#workflow.nodes[target]) return [];
    const isLoop = this.#workflow.prevent_subagent_loops && this.#isVisitedAgent(target);
    return isLoop ? [] : [{ edgeId, target, condition }];
  }

  #isVisitedAgent(nodeId: string): boolean {
    return this.#workflow.nodes[nodeId]?.type === 'override_agent' && this.#visited.includes(nodeId);
  }

  /** Goes back to where it was after so many nodes. */
  backTo(visited: number): void {
    this.#visited.length = Math.max(1, visited);
    this.#nodeId = this.#visited.at(-1)!;
  }

  enter(nodeId: string): void {
    this.#nodeId = nodeId;
    this.#visited.push(nodeId);
  }
}
