import type { WebhookToolConfig } from '@mynah/contract/agents/config/tools';
import type { ToolConfig } from '@mynah/contract/agents/tools/tools';
import { valueAt } from './value-at.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The dynamic variables that the tool reads out of its answer. What is not there changes nothing. */
export function readAssignments({ assignments }: ToolConfig, content: string): Record<string, unknown> {
  const answer = parseJson(content);
  const read: Record<string, unknown> = {};
  for (const { dynamic_variable: name, value_path: path, preserve_native_type: isNative } of assignments) {
    const value = valueAt(answer, path);
    if (value === undefined) continue;
    read[name] = isNative || typeof value === 'string' ? value : JSON.stringify(value);
  }
  return read;
}

type Filter = WebhookToolConfig['api_schema']['response_filter'];

/** What of an answer the model may read. */
export function filterAnswer(filter: Filter, content: string): string {
  if (!filter || filter.mode === 'all') return content;
  if (filter.mode === 'hide_all') return 'Done.';
  const answer = parseJson(content);
  if (answer === undefined) return 'Done.';
  const allowed = filter.filters.flatMap((path) => {
    const value = valueAt(answer, path);
    return value === undefined ? [] : [[path, value] as const];
  });
  return JSON.stringify(Object.fromEntries(allowed));
}

/** How a failure is told to the model (API page on tools). */
export function tellFailure({ tool_error_handling_mode: mode, name }: ToolConfig, message: string): string {
  if (mode === 'hide') return `The tool ${name} failed.`;
  if (mode === 'summarized') return `The tool ${name} failed: ${message.split('\n')[0]!.slice(0, 200)}`;
  return message;
}
