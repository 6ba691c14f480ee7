import type { HistoryItem } from '@mynah/contract/history/history';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { toggleItem, useItemPlays } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import type { PublishForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { spokenQuery } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type PreviewChoiceProps = { form: UseFormReturn<PublishForm>; voiceId: string };

const SHOWN_CHARACTERS = 120;

/** What strangers hear first: the voice's own preview, or something that was said with it. */
export function PreviewChoice({ form, voiceId }: PreviewChoiceProps) {
  const t = useMessages();
  const { data: items = [] } = useQuery(spokenQuery(voiceId));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13 text-ink">{t('previewTitle')}</legend>
      <div className="max-h-60 overflow-y-auto rounded-xl border">
        <Choice form={form} value="" text={t('previewOwn')} detail={t('previewOwnHint')} />
        {items.map((item) => (
          <Choice
            key={item.history_item_id}
            form={form}
            value={item.history_item_id}
            text={(item.text ?? '').slice(0, SHOWN_CHARACTERS)}
            detail={formatAgo(dateOfUnix(item.date_unix))}
            item={item}
          />
        ))}
      </div>
      {items.length === 0 && <p className="mt-1.5 text-12 text-ink-3">{t('previewNothing')}</p>}
    </fieldset>
  );
}

type ChoiceProps = {
  form: UseFormReturn<PublishForm>;
  value: string;
  text: string;
  detail: string;
  item?: HistoryItem;
};

/** The play button stands beside the radio, never inside. */
function Choice({ form, value, text, detail, item }: ChoiceProps) {
  return (
    <div className="flex items-center border-b pe-1 last:border-b-0 has-checked:bg-active">
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2">
        <input
          type="radio"
          value={value}
          {...form.register('previewId')}
          className="size-4 shrink-0 accent-ink"
        />
        <span className="min-w-0">
          <span className="block truncate text-13 text-ink">{text}</span>
          <span className="block text-12 text-ink-2">{detail}</span>
        </span>
      </label>
      {item && <PlayButton item={item} />}
    </div>
  );
}

function PlayButton({ item }: { item: HistoryItem }) {
  const t = useMessages();
  const isPlaying = useItemPlays(item.history_item_id);
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      size="sm"
      hideTooltip
      label={t(isPlaying ? 'pausePreview' : 'playPreview', { name: (item.text ?? '').slice(0, 40) })}
      onClick={() => void toggleItem(item)}
    >
      <Icon aria-hidden fill="currentColor" strokeWidth={0} />
    </IconButton>
  );
}
