import type { ServerTool, ToolOverride } from '#web/features/integrations/mcp/mcp-servers.requests.ts';

export type InputOverride = NonNullable<ToolOverride['input_overrides']>[string];
export type InputSource = InputOverride['source'];

/** The values that a tool takes, as its schema names them. */
export function inputNames({ inputSchema }: ServerTool): string[] {
  const { properties } = inputSchema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

export const sourceOf = (override: InputOverride | undefined): InputSource => override?.source ?? 'llm';

/** Undefined is what the agent gives by itself. */
export function overrideOf(source: InputSource, text: string): InputOverride | undefined {
  if (source === 'constant') return { source, constant_value: text };
  if (source === 'dynamic_variable') return { source, dynamic_variable: text };
  return source === 'omit' ? { source } : undefined;
}
