import type { ConversationAnalysis } from '@mynah/contract/agents/conversations/conversations';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';

const mostOfTitle = 60;
const mostOfLine = 160;

/**
 * What can be said of a conversation without a language model: what was asked first, what was answered last, which tools
 * were called. Whether it was a success is nothing that rules can tell.
 */
export function analyzeByRules(entries: readonly TranscriptEntry[]): ConversationAnalysis {
  const asked = entries.find(({ role, message }) => role === 'user' && message)?.message ?? null;
  const answered = entries.findLast(({ role, message }) => role === 'agent' && message)?.message ?? null;
  const tools = [
    ...new Set(entries.flatMap(({ tool_calls }) => tool_calls.map(({ tool_name }) => tool_name))),
  ];
  const lines = [
    asked ? `The caller began with “${shortened(asked, mostOfLine)}”.` : 'The caller said nothing.',
    asked && answered ? `The agent said last: “${shortened(answered, mostOfLine)}”.` : '',
    tools.length > 0 ? `Tools called: ${tools.join(', ')}.` : '',
  ];
  return {
    evaluation_criteria_results: {},
    data_collection_results: {},
    evaluation_criteria_results_list: [],
    data_collection_results_list: [],
    call_successful: 'unknown',
    call_success_score: null,
    transcript_summary: lines.filter(Boolean).join(' '),
    call_summary_title: asked ? shortened(asked, mostOfTitle) : null,
    scoped: [],
    analyzed_by: 'rules',
  };
}

function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, line.lastIndexOf(' ', most - 1) > most / 2 ? line.lastIndexOf(' ', most - 1) : most - 1)}…`;
}
