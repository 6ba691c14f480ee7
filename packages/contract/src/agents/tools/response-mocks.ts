import { z } from 'zod';

/** How one argument of a tool call is judged. */
export const parameterCheck = z.object({
  path: z.string(),
  eval: z.discriminatedUnion('type', [
    z.object({ type: z.literal('anything') }),
    z.object({ type: z.literal('exact'), expected_value: z.string() }),
    z.object({ type: z.literal('regex'), pattern: z.string().max(1000) }),
    z.object({ type: z.literal('llm'), description: z.string() }),
  ]),
});
export type ParameterCheck = z.output<typeof parameterCheck>;

/** What a tool answers in tests. */
export const toolResponseMock = z.object({
  /** All must hold; none: always. */
  parameter_conditions: z.array(parameterCheck).default([]),
  mock_result: z.string(),
  is_error: z.boolean().default(false),
});
export type ToolResponseMock = z.output<typeof toolResponseMock>;
