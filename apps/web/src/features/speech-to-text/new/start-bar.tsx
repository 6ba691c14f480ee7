import { generationCost } from '@mynah/contract/billing/generation-prices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, SlidersHorizontal, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import {
  chooseSource,
  refuseSource,
  useLength,
  useSource,
} from '#web/features/speech-to-text/new/use-source.ts';
import { formOf, keytermFault, useOrder } from '#web/features/speech-to-text/order.ts';
import { startTranscript, transcriptsKey } from '#web/features/speech-to-text/transcripts.requests.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';
import { useMarksSounds } from '#web/shared/app-config.ts';
import { isAboutFile } from '#web/shared/files/use-refusals.ts';
import { formatBytes, formatCount } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What it costs or how long it is, and the button that begins. */
export function StartBar({ onOpenOptions }: { onOpenOptions: () => void }) {
  const t = useMessages();
  const { start, stop, isSending, sent, canStart } = useStart();
  useShortcut({
    ...{ keys: 'mod+enter', label: t('transcribe'), group: t('keys'), worksInFields: true },
    run: () => canStart && start(),
  });
  return (
    <div className="flex flex-col gap-3">
      {isSending && <Sending sent={sent} />}
      <div className="flex items-center gap-3">
        <p className="flex-1 text-12 text-ink-3">
          <Estimate />
        </p>
        <Button onClick={onOpenOptions} aria-label={t('options')} className="px-2.5! lg:hidden">
          <SlidersHorizontal aria-hidden className="text-ink-2" />
        </Button>
        {isSending ? (
          <Button onClick={stop} className="min-w-36">
            <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />
            {t('stopUpload')}
          </Button>
        ) : (
          <Button variant="primary" disabled={!canStart} onClick={() => start()} className="min-w-36">
            <ArrowUp aria-hidden />
            {t('transcribe')}
          </Button>
        )}
        <span role="status" className="sr-only">
          {isSending ? t('uploading') : ''}
        </span>
      </div>
    </div>
  );
}

/** How much has been sent; then the server looks at the file. An address is fetched there, unseen from here. */
function Sending({ sent }: { sent: UploadProgress | undefined }) {
  const t = useMessages();
  if (!sent || sent.sentBytes >= sent.totalBytes) {
    const label = sent ? t('lookingAt') : t('uploading');
    return (
      <div className="flex items-center gap-3">
        <Progress fraction={null} label={label} className="flex-1" />
        <span className="text-12 text-ink-2">{label}</span>
      </div>
    );
  }
  const share = sent.sentBytes / sent.totalBytes;
  const text = t('uploaded', {
    percent: Math.floor(share * 100),
    sent: formatBytes(sent.sentBytes),
    total: formatBytes(sent.totalBytes),
  });
  return (
    <div className="flex items-center gap-3">
      <Progress fraction={share} label={t('uploading')} valueText={text} className="flex-1" />
      <span className="figures text-12 text-ink-2">{text}</span>
    </div>
  );
}

function useStart() {
  const [sent, setSent] = useState<UploadProgress>();
  const client = useQueryClient();
  const source = useSource((state) => state.source);
  const order = useOrder();
  const marksSounds = useMarksSounds();
  const abort = useRef<AbortController | undefined>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      abort.current = new AbortController();
      setSent(undefined);
      const { signal } = abort.current;
      return source && startTranscript(formOf(source, order, { marksSounds }), { signal, onUpload: setSent });
    },
    onSuccess: () => {
      chooseSource(undefined);
      void client.invalidateQueries({ queryKey: [...transcriptsKey, 'list'] });
    },
    onError: (cause) => {
      if (abort.current?.signal.aborted) return;
      if (source && isAboutFile(cause))
        refuseSource({ name: 'file' in source ? source.file.name : source.address, reason: cause });
      else toast.failure(cause);
    },
  });
  return {
    start: mutate,
    stop: () => abort.current?.abort(),
    isSending: isPending,
    sent,
    canStart: source !== undefined && keytermFault(order) === undefined && !isPending,
  };
}

function Estimate() {
  const t = useMessages();
  const { areCounted } = useCredits();
  const source = useSource((state) => state.source);
  const seconds = useLength(source && 'file' in source ? source.file : undefined);
  if (!source) return null;
  if (seconds === undefined) return areCounted ? t('estimateUnknown') : null;
  if (!areCounted) return formatDuration(seconds);
  const cost = generationCost('speech-to-text', seconds * 1000);
  return t('estimate', { duration: formatDuration(seconds), cost: formatCount(cost) });
}
