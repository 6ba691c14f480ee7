import { useEffect } from 'react';
import { setDraft, useDraft } from '#web/features/music/draft.ts';
import { useMessages } from '#web/features/music/messages.ts';
import { PlanEditor } from '#web/features/music/plan-editor.tsx';
import { PromptForm } from '#web/features/music/prompt-form.tsx';
import { SongList } from '#web/features/music/song-list.tsx';
import { useComposeMusic } from '#web/features/music/use-compose-music.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';

export function Page() {
  const t = useMessages();
  const compose = useComposeMusic();
  const hasPlan = useDraft(({ plan }) => plan !== null);
  useStart();
  useShortcut({
    keys: 'mod+enter',
    label: t('keyCompose'),
    group: t('keys'),
    worksInFields: true,
    run: () => {
      if (compose.canCompose) compose.compose();
    },
  });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-220 flex-col gap-8 px-10 py-8 max-xl:px-6 max-sm:px-4">
        <PromptForm compose={compose} />
        {hasPlan && <PlanEditor compose={compose} />}
        <SongList />
      </div>
    </div>
  );
}

/** What the address brings along: a prompt, or a piece of the history. */
function useStart(): void {
  const { prompt, restore } = useSearchValues(({ prompt, restore }) => ({ prompt, restore }));
  useEffect(() => {
    if (prompt) setDraft({ prompt, plan: null });
  }, [prompt]);
  useEffect(() => {
    if (!restore) return;
    let isGone = false;
    void fetchHistoryItem(restore)
      .then(({ text, request }) => {
        if (isGone) return;
        const seed = typeof request?.seed === 'number' ? String(request.seed) : '';
        const lengthMs = typeof request?.music_length_ms === 'number' ? request.music_length_ms : undefined;
        setDraft({ prompt: text ?? '', seed, lengthMs, plan: null });
      })
      .catch(() => undefined); // the item is gone: the page starts empty
    return () => {
      isGone = true;
    };
  }, [restore]);
}
