import { useMessages } from '#web/features/audio-native/messages.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What is pasted into the page of the article. */
export function CodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useMessages();
  const origin = useServerAddress();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('codeTitle')}
      description={t('codeText')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className="flex flex-col gap-3 pb-2">
        <Snippet code={code} />
        <p className="text-12 text-ink-3">{t('policy', { origin })}</p>
      </div>
    </Dialog>
  );
}

export function Snippet({ code }: { code: string }) {
  const t = useMessages();
  return (
    <div className="overflow-hidden rounded-lg border bg-sunken">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-3 text-12 text-ink leading-5">
        <code>{code}</code>
      </pre>
      <div className="flex justify-end border-t p-1">
        <CopyButton text={code} label={t('copy')} />
      </div>
    </div>
  );
}
