import { toolUses } from '#web/features/conversations/conversation/entry-times.ts';
import type { Conversation } from '#web/features/conversations/conversations.requests.ts';
import type { useMessages } from '#web/features/conversations/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';

/** A transcript to read or to send on: a line for what each side said, and one for each tool. */
export function transcriptText(
  { transcript, agent_name }: Pick<Conversation, 'transcript' | 'agent_name'>,
  t: ReturnType<typeof useMessages>,
): string {
  const lines = transcript.flatMap(({ role, message, time_in_call_secs: at }, index) => {
    const time = `[${formatClock(at)}]`;
    const name = role === 'user' ? t('caller') : (agent_name ?? t('deletedAgent'));
    const tools = toolUses(transcript, index).map(
      (tool) => `${time} ${t(tool.isError ? 'toolFailed' : 'toolUsed', { name: tool.name })}`,
    );
    return [...(message ? [`${time} ${name}: ${message}`] : []), ...tools];
  });
  return `${lines.join('\n')}\n`;
}
