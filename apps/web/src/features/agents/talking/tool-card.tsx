import { Check, LoaderCircle, TriangleAlert, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/features/agents/messages.ts';
import type { TalkingTo } from '#web/features/agents/talking/use-conversation.ts';
import type { ToolUse } from '#web/shared/talking/conversation-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

interface ToolCardProps {
  tool: ToolUse;
  talk: Pick<TalkingTo, 'answerTool' | 'allowTool'>;
  isWorkshop?: boolean;
}

const icons = { running: LoaderCircle, waiting: Wrench, done: Check, failed: TriangleAlert } as const;

/** A tool between two turns: who builds the agent sees what it was given, and plays a page's tools. */
export function ToolCard({ tool, talk, isWorkshop }: ToolCardProps) {
  const t = useMessages();
  const Icon = icons[tool.state];
  const isOurs = tool.kind === 'client' && tool.state === 'waiting';
  const { answerTool } = talk;
  useEffect(() => {
    // a bare page has no tools of its own; the agent is told, and goes on
    if (isOurs && !isWorkshop) answerTool(tool.callId, 'This page has no such tool.', true);
  }, [isOurs, isWorkshop, tool.callId, answerTool]);
  const states = {
    running: t('toolRunning'),
    waiting: t('toolWaiting'),
    done: t('toolDone'),
    failed: t('toolFailed'),
  };
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-dashed px-3 py-2 text-13 text-ink-2">
      <div className="flex flex-wrap items-center gap-2">
        <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="figures break-all font-medium text-ink">{tool.name}</span>
        <span className="text-12 text-ink-3">{states[tool.state]}</span>
      </div>
      {isWorkshop && tool.parameters && Object.keys(tool.parameters).length > 0 && (
        <pre className="figures overflow-x-auto whitespace-pre-wrap break-all text-12">
          {JSON.stringify(tool.parameters, null, 2)}
        </pre>
      )}
      {tool.result && <p className="text-12">{tool.result}</p>}
      {isOurs && isWorkshop && <Answer onAnswer={(result) => answerTool(tool.callId, result)} />}
      {tool.kind === 'mcp' && tool.state === 'waiting' && (
        <div className="flex gap-2">
          <Button size="sm" variant="primary" onClick={() => talk.allowTool(tool.callId, true)}>
            {t('allow')}
          </Button>
          <Button size="sm" onClick={() => talk.allowTool(tool.callId, false)}>
            {t('decline')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Answer({ onAnswer }: { onAnswer: (result: string) => void }) {
  const t = useMessages();
  const [result, setResult] = useState('');
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(result);
      }}
    >
      <Input
        aria-label={t('toolResult')}
        placeholder={t('toolResult')}
        value={result}
        onChange={({ target }) => setResult(target.value)}
      />
      <Button type="submit">{t('sendResult')}</Button>
    </form>
  );
}
