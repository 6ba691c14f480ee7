import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.int() }),
});
export type TraceSpan = z.infer<typeof span>;

/** A conversation as traces of OpenTelemetry (OTLP in JSON): one span of all, one of each turn, one of each tool. */
export const conversationTraces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});
export type ConversationTraces = z.infer<typeof conversationTraces>;
