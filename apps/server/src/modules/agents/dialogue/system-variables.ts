/** What every conversation knows of itself, under the compatible API's names (`system__…`). */
export interface SystemFacts {
  agentId: string;
  /** Who speaks now, after transfers. */
  currentAgentId: string;
  conversationId: string;
  startedAt: Date;
  now: Date;
  timeZone: string | null;
  agentTurns: number;
  currentAgentTurns: number;
  textOnly: boolean;
  source: string;
}

export function systemVariables(facts: SystemFacts): Record<string, string | number | boolean> {
  const timeZone = facts.timeZone ?? 'UTC';
  return {
    system__agent_id: facts.agentId,
    system__current_agent_id: facts.currentAgentId,
    system__conversation_id: facts.conversationId,
    system__call_duration_secs: Math.round((facts.now.getTime() - facts.startedAt.getTime()) / 1000),
    system__time_utc: facts.now.toISOString(),
    system__time: localTime(facts.now, timeZone),
    system__timezone: timeZone,
    system__agent_turns: facts.agentTurns,
    system__current_agent_turns: facts.currentAgentTurns,
    system__is_text_only: facts.textOnly,
    system__conversation_initiation_source: facts.source,
    // of telephones, which a conversation in a browser has not
    system__caller_id: 'unknown',
    system__called_number: 'unknown',
    system__call_sid: 'unknown',
  };
}

/** `Friday, 12:33 12 December 2025`. */
function localTime(now: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(now);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part({ weekday: 'long' })}, ${time} ${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
