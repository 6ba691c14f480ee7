import type { HistoryItem } from '@mynah/contract/history/history';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Play, X } from 'lucide-react';
import { toggleItem } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { forgetUnfinished, type Unfinished, useUnfinished } from '#web/features/text-to-speech/unfinished.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type UnfinishedNoticeProps = {
  kind: Unfinished['kind'];
  /** Nothing is being made on this page. */
  isIdle: boolean;
};

/** Offers what was finished while nobody was here to hear it; nothing until it is there. */
export function UnfinishedNotice({ kind, isIdle }: UnfinishedNoticeProps) {
  const t = useMessages();
  const client = useQueryClient();
  const unfinished = useUnfinished((state) => state.unfinished);
  const isAsked = isIdle && unfinished?.kind === kind;
  const { data: item } = useQuery({
    queryKey: ['history', 'unfinished', unfinished?.name],
    queryFn: () => (unfinished ? findItem(unfinished) : null),
    enabled: isAsked,
  });
  useServerEvent('speech.generated', () => {
    if (isAsked) void client.invalidateQueries({ queryKey: ['history', 'unfinished'] });
  });
  if (!isAsked || !item) return null;
  const forget = () => forgetUnfinished(unfinished.name);
  const play = () => {
    forget();
    void toggleItem(item);
  };
  return (
    <p className="flex items-center gap-2 pb-3 text-13 text-ink-2">
      <span className="min-w-0 flex-1">{t('finishedAway')}</span>
      <Button size="sm" onClick={play}>
        <Play aria-hidden />
        {t('playFinished')}
      </Button>
      <IconButton size="sm" label={t('dismiss')} onClick={forget}>
        <X aria-hidden />
      </IconButton>
    </p>
  );
}

/** Null until it is in the history. */
async function findItem({ historyItemId, text, startedAtUnix }: Unfinished): Promise<HistoryItem | null> {
  if (historyItemId !== undefined) return fetchHistoryItem(historyItemId).catch(nullWhenMissing);
  const query = { page_size: 20, source: 'TTS', date_after_unix: startedAtUnix } as const;
  const { history } = await call('GET /v1/history', { query });
  return history.find((item) => textOf(item) === text) ?? null;
}

const textOf = ({ text, dialogue }: HistoryItem): string | null =>
  dialogue ? dialogue.map((line) => line.text).join('\n') : text;

function nullWhenMissing(cause: unknown): null {
  if (cause instanceof ApiError && cause.status === 404) return null;
  throw cause;
}
