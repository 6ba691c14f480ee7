import { type AgentWorkflow, agentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { ProcedureText } from '@mynah/contract/agents/registry/procedures';
import { readLinks, withoutLinks } from './read-references.ts';
import { readSteps, type Step, type Steps, waysOn } from './read-steps.ts';

export type Procedures = Readonly<Record<string, ProcedureText>>;

const desk = 'desk';
const columnWidth = 260;
const rowHeight = 140;

/**
 * A workflow of procedures, by rule alone: the same texts always give the same one. The conversation is at the desk until
 * the trigger of a procedure holds, goes through its steps and comes back to the desk. A procedure in free form is one
 * step. What must stand in the texts for this is what `checkProcedures` looks for.
 */
export function compileProcedures(procedures: Procedures): AgentWorkflow {
  const written = Object.entries(procedures).filter(([, { type }]) => type !== 'folder');
  if (written.length === 0) return agentWorkflow.parse({});
  const drawing = new Drawing();
  drawing.node('start', { type: 'start' }, 0, 0);
  drawing.node(desk, { type: 'override_agent', label: 'Desk' }, 0, 1);
  drawing.edge('start', desk, undefined);
  const texts = new Map(written.map(([id, procedure]) => [id, { procedure, ...stepsOf(procedure) }]));
  for (const [column, [id, { procedure, ...read }]] of [...texts].entries()) {
    drawSteps(drawing, { id, name: procedure.name, column, ...read });
    if (procedure.trigger) enter(drawing, desk, id, read.steps, procedure.trigger);
  }
  for (const [id, { steps }] of texts) {
    for (const [place, step] of steps.entries()) {
      if (step.isEnd) continue;
      for (const link of readLinks(step.text)) {
        const named = link.kind === 'procedure' ? texts.get(link.id) : undefined;
        if (!named || link.id === id) continue;
        const reason = `The instructions say to go on with “${named.procedure.name}”`;
        enter(drawing, nodeId(id, place), link.id, named.steps, reason);
      }
    }
  }
  return agentWorkflow.parse(drawing);
}

const nodeId = (procedureId: string, place: number): string => `${procedureId}_${place + 1}`;

function stepsOf({ type, content }: ProcedureText): Steps {
  if (type === 'deterministic') return readSteps(content);
  return { preamble: '', steps: [{ text: content.trim(), condition: undefined, isEnd: false }] };
}

interface Drawn extends Steps {
  id: string;
  name: string;
  column: number;
}

function drawSteps(drawing: Drawing, { id, name, column, preamble, steps }: Drawn): void {
  for (const [place, step] of steps.entries()) {
    const label = steps.length > 1 ? `${name} ${place + 1}` : name;
    drawing.node(nodeId(id, place), toNode(step, label, preamble), column, place + 2);
  }
  for (const [place, step] of steps.entries()) {
    if (step.isEnd) continue;
    const ways = waysOn(steps, place);
    for (const { to, condition } of ways) {
      const isOver = to === undefined;
      const done = isOver ? `“${name}” is done, or the caller wants something else` : 'This step is done';
      const others = ways.length > 1 && !isOver ? ', and what the other ways ask for does not hold' : '';
      drawing.edge(nodeId(id, place), isOver ? desk : nodeId(id, to), condition ?? `${done}${others}`);
    }
  }
}

function toNode({ text, isEnd }: Step, label: string, preamble: string): object {
  if (isEnd) return { type: 'end' };
  const whole = preamble ? `${preamble}\n\n${text}` : text;
  const links = readLinks(whole);
  return {
    type: 'override_agent',
    label,
    additional_prompt: withoutLinks(whole),
    additional_tool_ids: links.filter(({ kind }) => kind === 'tool').map(({ id }) => id),
    additional_knowledge_base: links
      .filter(({ kind }) => kind === 'kb')
      .map(({ id, text: name }) => ({ type: 'file', name, id })),
  };
}

/** Ways into a procedure: more than one where its first steps have conditions. */
function enter(drawing: Drawing, from: string, id: string, steps: readonly Step[], reason: string): void {
  for (const { to, condition } of waysOn(steps, -1))
    if (to !== undefined)
      drawing.edge(from, nodeId(id, to), condition ? `${reason}, and ${condition}` : reason);
}

class Drawing {
  readonly nodes: Record<string, { position: object; edge_order: string[] }> = {};
  readonly edges: Record<string, object> = {};

  node(id: string, node: object, column: number, row: number): void {
    const position = { x: column * columnWidth, y: row * rowHeight };
    this.nodes[id] = { ...node, position, edge_order: [] };
  }

  /** Without a condition it leads on by itself. */
  edge(source: string, target: string, condition: string | undefined): void {
    const id = `edge_${Object.keys(this.edges).length + 1}`;
    const forward = condition ? { type: 'llm', condition } : { type: 'unconditional' };
    this.edges[id] = { source, target, forward_condition: forward };
    this.nodes[source]?.edge_order.push(id);
  }
}
