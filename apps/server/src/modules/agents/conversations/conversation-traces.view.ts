import { createHash } from 'node:crypto';
import type { Conversation } from '@mynah/contract/agents/conversations/conversations';
import type { ConversationTraces, TraceSpan } from '@mynah/contract/agents/conversations/traces';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';

/** Ids that come out the same each time, as traces want them: 16 and 8 bytes in hex. */
const hexOf = (text: string, bytes: number): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, bytes * 2);

const nanos = (seconds: number): string => `${Math.round(seconds * 1000)}000000`;

const said = (key: string, value: string | number | boolean) => ({
  key,
  value:
    typeof value === 'string'
      ? { stringValue: value }
      : typeof value === 'number'
        ? { doubleValue: value }
        : { boolValue: value },
});

/** The names of attributes are those of OpenTelemetry's conventions for generative AI, where it has them. */
export function toTraces(conversation: Conversation): ConversationTraces {
  const { conversation_id: id, agent_id, agent_name, metadata, transcript } = conversation;
  const start = metadata.start_time_unix_secs;
  const end = start + metadata.call_duration_secs;
  const traceId = hexOf(id, 16);
  const root: TraceSpan = {
    traceId,
    spanId: hexOf(`${id}/conversation`, 8),
    name: 'conversation',
    kind: 2,
    startTimeUnixNano: nanos(start),
    endTimeUnixNano: nanos(end),
    attributes: [
      said('gen_ai.conversation.id', id),
      said('gen_ai.agent.id', agent_id),
      said('gen_ai.agent.name', agent_name ?? ''),
      said('conversation.termination_reason', metadata.termination_reason),
      said('conversation.cost', metadata.cost ?? 0),
    ],
    status: { code: conversation.status === 'failed' ? 2 : 1 },
  };
  const spans = transcript.flatMap((entry, index) => {
    const next = transcript[index + 1]?.time_in_call_secs ?? metadata.call_duration_secs;
    const from = start + entry.time_in_call_secs;
    return spansOf(entry, {
      ...{ traceId, parent: root.spanId, from, to: Math.max(from, start + next) },
      name: `${id}/${index}`,
    });
  });
  return {
    resourceSpans: [
      {
        resource: { attributes: [said('service.name', 'mynah')] },
        scopeSpans: [{ scope: { name: 'mynah.agents' }, spans: [root, ...spans] }],
      },
    ],
  };
}

interface Place {
  traceId: string;
  parent: string;
  name: string;
  /** Unix seconds. */
  from: number;
  to: number;
}

function spansOf(entry: TranscriptEntry, { traceId, parent, name, from, to }: Place): TraceSpan[] {
  const turn: TraceSpan = {
    traceId,
    spanId: hexOf(name, 8),
    parentSpanId: parent,
    name: entry.role === 'user' ? 'user turn' : 'agent turn',
    kind: 1,
    startTimeUnixNano: nanos(from),
    endTimeUnixNano: nanos(to),
    attributes: [
      said('gen_ai.message.role', entry.role),
      said('gen_ai.message.content', entry.message ?? ''),
      ...(entry.producing_llm ? [said('gen_ai.response.model', entry.producing_llm)] : []),
      ...Object.entries(entry.conversation_turn_metrics?.metrics ?? {}).map(([stage, { elapsed_time }]) =>
        said(`conversation.${stage}`, elapsed_time),
      ),
      ...(entry.interrupted ? [said('conversation.interrupted', true)] : []),
    ],
    status: { code: 1 },
  };
  const tools = entry.tool_results.map(
    (result): TraceSpan => ({
      traceId,
      spanId: hexOf(`${name}/${result.request_id}`, 8),
      parentSpanId: turn.spanId,
      name: `execute_tool ${result.tool_name}`,
      kind: 3,
      startTimeUnixNano: nanos(from),
      endTimeUnixNano: nanos(from + result.tool_latency_secs),
      attributes: [
        said('gen_ai.tool.name', result.tool_name),
        said('gen_ai.tool.call.id', result.request_id),
      ],
      status: { code: result.is_error ? 2 : 1 },
    }),
  );
  return [turn, ...tools];
}
