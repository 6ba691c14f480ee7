import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';

/** A transcript as a judging model reads it: a line for each thing that was said or done. */
export const shownTranscript = (entries: readonly TranscriptEntry[]): string =>
  entries.flatMap(linesOf).join('\n');

function linesOf({ role, message, tool_calls, tool_results }: TranscriptEntry): string[] {
  const calls = tool_calls.map(
    ({ tool_name, params_as_json }) => `[agent calls ${tool_name} ${params_as_json}]`,
  );
  const results = tool_results.map(({ tool_name, result_value }) => `[${tool_name} answers ${result_value}]`);
  const said = message ? [`${role === 'user' ? 'Caller' : 'Agent'}: ${message}`] : [];
  return [...calls, ...results, ...said];
}
