import { AudioLines, SearchX } from 'lucide-react';
import type { HistoryFilter } from '#web/features/history/history.requests.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { isNarrowed, useHistoryFilter } from '#web/features/history/use-history-filter.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { faceOf } from '#web/shared/audio-items/generation-kinds.ts';
import { useModelName } from '#web/shared/models/model-names.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nothing at all, or nothing that passes the filters. */
export function Nothing() {
  const t = useMessages();
  const { filter, setFilter } = useHistoryFilter();
  const title = useNothingTitle(filter);
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        className="flex-1 justify-center"
        icon={<SearchX aria-hidden />}
        title={title}
        text={t(filter.search ? 'noneText' : 'noneFilterText')}
        action={<Button onClick={() => setFilter({})}>{t('clearFilters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      className="flex-1 justify-center"
      icon={<AudioLines aria-hidden />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/app/speech-synthesis/text-to-speech" className={buttonClass({ variant: 'primary' })}>
          {t('emptyAction')}
        </Link>
      }
    />
  );
}

/** Names the one filter that lets nothing through; several are not told apart. */
function useNothingTitle({ search, voice, source, model, date }: HistoryFilter): string {
  const t = useMessages();
  const voices = useVoices().data ?? [];
  const modelName = useModelName();
  if ([search, voice, source, model, date].filter((value) => value !== undefined).length > 1) {
    return t('noneTitle');
  }
  if (search) return t('noneSearch', { search: search.length > 40 ? `${search.slice(0, 40)}…` : search });
  if (source) return t('noneSource', { source: faceOf({ source }).label });
  if (model) return t('noneModel', { model: modelName(model) });
  if (date) return t('noneDate');
  const named = voices.find(({ voice_id }) => voice_id === voice);
  return named ? t('noneVoice', { voice: displayName(named) }) : t('noneTitle');
}
