import type { UploadProgress as Sent } from '#web/shared/api/upload-fetch.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { useMessages } from '#web/shared/tool-runs/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

type UploadProgressProps = { sent: Sent | undefined; onStop: () => void };

/** How much of a recording has been sent; then the server looks at it. */
export function UploadProgress({ sent, onStop }: UploadProgressProps) {
  const t = useMessages();
  const isSent = sent !== undefined && sent.sentBytes >= sent.totalBytes;
  const label = t(isSent ? 'checking' : 'uploading');
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p role="status" className="text-13 text-ink-2">
        {label}
      </p>
      <Progress fraction={sent && !isSent ? sent.sentBytes / sent.totalBytes : null} label={label} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-12 text-ink-2">
          {sent && t('sent', { sent: formatBytes(sent.sentBytes), total: formatBytes(sent.totalBytes) })}
        </p>
        <Button size="sm" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}
