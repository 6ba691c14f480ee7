import type { HistoryItem } from '@mynah/contract/history/history';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DownloadChoice, lastChoice, rememberChoice } from '#web/features/downloads/download-choice.ts';
import { DownloadForm } from '#web/features/downloads/download-form.tsx';
import { canHoldTags, missingPlan } from '#web/features/downloads/download-formats.ts';
import { useMessages } from '#web/features/downloads/messages.ts';
import {
  closeDownload,
  type DownloadSubject,
  useOpenDownload,
} from '#web/features/downloads/open-download.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { downloadItems } from '#web/shared/downloads/download-items.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Shows whatever `openDownload` asks for; it keeps its content while it closes. */
export function DownloadDialog() {
  const { subject, opening } = useOpenDownload();
  const shown = useRef<DownloadSubject | null>(null);
  if (subject) shown.current = subject;
  if (!shown.current) return null;
  return <OpenDialog key={opening} subject={shown.current} isOpen={subject !== null} />;
}

function OpenDialog({ subject, isOpen }: { subject: DownloadSubject; isOpen: boolean }) {
  const t = useMessages();
  const [choice, setChoice] = useState(lastChoice);
  const { ids } = subject;
  const tier = useSubscription().data?.tier;
  const item = useItem(ids.length === 1 ? ids[0] : undefined);
  const download = () => {
    rememberChoice(choice);
    closeDownload();
    void startDownload(ids, choice);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeDownload}
      title={ids.length === 1 ? t('title') : t('titleMany', { count: ids.length })}
      footer={
        <>
          <Button onClick={closeDownload}>{t('cancel')}</Button>
          <Button variant="primary" disabled={missingPlan(choice.format, tier) !== null} onClick={download}>
            {t('download')}
          </Button>
        </>
      }
    >
      <DownloadForm
        choice={choice}
        onChange={setChoice}
        keptFormat={item?.output_format ?? null}
        seconds={subject.seconds ?? secondsOf(item)}
      />
    </Dialog>
  );
}

const secondsOf = (item: HistoryItem | undefined): number | null =>
  item?.duration_ms == null ? null : item.duration_ms / 1000;

function useItem(id: string | undefined): HistoryItem | undefined {
  const { data } = useQuery({
    queryKey: ['history', 'item', id],
    queryFn: ({ signal }) =>
      call('GET /v1/history/{history_item_id}', { params: { history_item_id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });
  return data;
}

async function startDownload(ids: readonly string[], choice: DownloadChoice): Promise<void> {
  const { format, subtitles, tags } = choice;
  try {
    const isSaved = await downloadItems({ ids, format, subtitles, tags: tags && canHoldTags(format) });
    if (isSaved) track({ name: 'history_item_downloaded', properties: { count: ids.length } });
  } catch (error) {
    // ERR-019 has words of its own
    if (error instanceof Error && error.name !== 'ApiError') toast.error(error.message);
    else toast.failure(error);
  }
}
