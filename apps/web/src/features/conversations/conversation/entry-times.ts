import type { Entry } from '#web/features/conversations/conversations.requests.ts';

/** The entry that is heard at a moment of the recording, by its place; -1 before the first. Entries rise in time. */
export function entryAt(entries: readonly Entry[], seconds: number): number {
  let found = -1;
  for (const [at, { time_in_call_secs: start, message }] of entries.entries()) {
    if (start > seconds) break;
    if (message) found = at;
  }
  return found;
}

/** What was called and what came of it: an entry without words, for tools between two turns. */
export interface ToolUse {
  requestId: string;
  name: string;
  /** JSON. */
  input: string;
  result: string | undefined;
  isError: boolean;
  seconds: number | undefined;
}

/** Every call of these entries with its result, which may stand in a later one. */
export function toolUses(entries: readonly Entry[], at: number): ToolUse[] {
  const results = entries.slice(at).flatMap(({ tool_results }) => tool_results ?? []);
  return (entries[at]?.tool_calls ?? []).map(({ request_id, tool_name, params_as_json }) => {
    const found = results.find((result) => result.request_id === request_id);
    return {
      requestId: request_id,
      name: tool_name,
      input: params_as_json,
      result: found?.result_value,
      isError: found?.is_error ?? false,
      seconds: found?.tool_latency_secs,
    };
  });
}

/** What both sides had said before an entry. */
export const spokenBefore = (
  entries: readonly Entry[],
  at: number,
): { role: Entry['role']; message: string }[] =>
  entries.slice(0, at).flatMap(({ role, message }) => (message ? [{ role, message }] : []));
