import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Source, ToolCall } from '../../../../platform/language-model/model.ts';
import type { AgentTool, ToolOutcome } from '../../tools/index.ts';
import type { Guardrail } from '../guardrails/guardrails-of.ts';

type Entry = NewTranscriptEntry;
type VariableUpdate = NonNullable<
  NonNullable<Entry['tool_results']>[number]['dynamic_variable_updates']
>[number];

export interface TurnPlace {
  agentId: string;
  branchId: string;
  nodeId: string | null;
  timeInCallSecs: number;
  usedDocumentIds: readonly string[];
}

/** What one turn of the agent was, collected while it goes on, for the transcript. */
export class TurnRecord {
  readonly #begunAt = performance.now();
  readonly #metrics: Record<string, { elapsed_time: number }> = {};
  readonly #usage: NonNullable<NonNullable<Entry['llm_usage']>['model_usage']> = {};
  readonly #calls: NonNullable<Entry['tool_calls']> = [];
  readonly #results: NonNullable<Entry['tool_results']> = [];
  readonly #guardrails: NonNullable<Entry['triggered_guardrails']> = [];
  #text = '';
  #reasoning = '';
  #model: string | null = null;
  #found: Promise<{ query: string; sources: readonly Source[] }> | undefined;
  #retrieval: Entry['rag_retrieval_info'] = null;

  get text(): string {
    return this.#text;
  }

  addText(text: string): void {
    if (this.#text === '') this.#measure('convai_llm_service_ttfb');
    if (!this.#metrics.convai_llm_service_ttf_sentence && /[.!?。！？]/.test(text))
      this.#measure('convai_llm_service_ttf_sentence');
    this.#text += text;
  }

  /** The rest was not heard, and is not to be. */
  cutTo(text: string): void {
    this.#text = text;
  }

  addGuardrail({ type, name }: Pick<Guardrail, 'type' | 'name'>): void {
    this.#guardrails.push({ guardrail_type: type, guardrail_name: name });
  }

  get guardrailCount(): number {
    return this.#guardrails.length;
  }

  addReasoning(text: string): void {
    this.#reasoning += text;
  }

  setModel(name: string): void {
    this.#model = name;
  }

  get model(): string {
    return this.#model ?? 'unknown';
  }

  addUsage(usage: { inputTokens: number; outputTokens: number; cachedInputTokens?: number }): void {
    const name = this.model;
    const before = this.#usage[name];
    const sum = (kind: 'input' | 'input_cache_read' | 'output_total', more = 0) => ({
      tokens: (before?.[kind]?.tokens ?? 0) + more,
    });
    this.#usage[name] = {
      input: sum('input', usage.inputTokens),
      input_cache_read: sum('input_cache_read', usage.cachedInputTokens),
      input_cache_write: {},
      output_total: sum('output_total', usage.outputTokens),
    };
  }

  /** What was looked up for this question in this turn: a second round asks no second time. */
  async once(query: string, lookUp: () => Promise<readonly Source[]>): Promise<readonly Source[]> {
    this.#found ??= lookUp().then((sources) => ({ query, sources }));
    const found = await this.#found;
    return found.query === query ? found.sources : [];
  }

  addRetrieval(query: string, sources: readonly Source[], seconds: number): void {
    if (this.#retrieval) return;
    this.#metrics.convai_rag_latency = { elapsed_time: seconds };
    this.#retrieval = {
      retrieval_query: query,
      rag_latency_secs: seconds,
      embedding_model: 'multilingual_e5_large_instruct',
      chunks: sources.map(({ documentId, chunkId, distance }) => ({
        document_id: documentId,
        chunk_id: chunkId,
        vector_distance: distance,
      })),
      used_chunk_ids: sources.map(({ chunkId }) => chunkId),
    };
  }

  addCall(tool: AgentTool, call: ToolCall): void {
    this.#calls.push({
      type: kindOf(tool),
      request_id: call.id,
      tool_name: call.name,
      params_as_json: call.arguments,
      tool_has_been_called: true,
      tool_details: tool.mcp ? { mcp_server_id: tool.mcp.serverId } : null,
    });
  }

  addResult(tool: AgentTool, call: ToolCall, outcome: ToolOutcome, updates: VariableUpdate[]): void {
    this.#results.push({
      type: kindOf(tool),
      request_id: call.id,
      tool_name: call.name,
      result_value: outcome.raw,
      is_error: outcome.isError,
      tool_has_been_called: true,
      tool_latency_secs: outcome.durationMs / 1000,
      ...(outcome.isError && { raw_error_message: outcome.raw }),
      dynamic_variable_updates: updates,
    });
  }

  entry(place: TurnPlace): Entry {
    return {
      role: 'agent',
      message: this.#text === '' ? null : this.#text,
      time_in_call_secs: place.timeInCallSecs,
      agent_metadata: {
        agent_id: place.agentId,
        branch_id: place.branchId,
        workflow_node_id: place.nodeId,
      },
      tool_calls: this.#calls,
      tool_results: this.#results,
      producing_llm: this.#model,
      llm_usage: Object.keys(this.#usage).length > 0 ? { model_usage: this.#usage } : null,
      rag_retrieval_info: this.#retrieval,
      used_static_kb_document_ids: [...place.usedDocumentIds],
      conversation_turn_metrics: { metrics: { ...this.#metrics } },
      ...(this.#guardrails.length > 0 && { triggered_guardrails: [...this.#guardrails] }),
      ...(this.#reasoning && { reasoned: true, reasoning: [{ text: this.#reasoning }] }),
    };
  }

  #measure(name: string): void {
    this.#metrics[name] = { elapsed_time: (performance.now() - this.#begunAt) / 1000 };
  }
}

const kindOf = ({ config }: AgentTool): 'system' | 'webhook' | 'client' | 'mcp' => config.type;
