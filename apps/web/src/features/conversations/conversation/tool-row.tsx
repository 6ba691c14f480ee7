import { TriangleAlert, Wrench } from 'lucide-react';
import type { ToolUse } from '#web/features/conversations/conversation/entry-times.ts';
import { useMessages } from '#web/features/conversations/messages.ts';

/** A tool between two turns, with what it was given and what it answered. */
export function ToolRow({ tool }: { tool: ToolUse }) {
  const t = useMessages();
  const Icon = tool.isError ? TriangleAlert : Wrench;
  return (
    <li className="ms-15 rounded-lg border border-dashed px-3 py-2 text-13 text-ink-2 max-sm:ms-3">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-2 rounded-sm">
          <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
          <span className="font-medium text-ink">
            {t(tool.isError ? 'toolFailed' : 'toolUsed', { name: tool.name })}
          </span>
          {tool.seconds !== undefined && (
            <span className="figures text-12 text-ink-3">
              {t('toolTook', { seconds: tool.seconds.toFixed(2) })}
            </span>
          )}
        </summary>
        <Block title={t('toolInput')} text={prettyJson(tool.input)} />
        {tool.result !== undefined && <Block title={t('toolResult')} text={prettyJson(tool.result)} />}
      </details>
    </li>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-2">
      <p className="text-12 text-ink-3">{title}</p>
      <pre className="figures mt-0.5 max-h-60 overflow-auto whitespace-pre-wrap break-all text-12">
        {text}
      </pre>
    </div>
  );
}

/** What is no JSON is shown as it came. */
function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
