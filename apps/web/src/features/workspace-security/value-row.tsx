import { useMessages } from '#web/features/workspace-security/messages.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A value to enter elsewhere. */
export function ValueRow({ label, value }: { label: string; value: string }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-1">
      <span className="text-12 text-ink-3">{label}</span>
      <div className="flex items-center gap-1 rounded-md border bg-sunken py-0.5 pe-0.5 ps-3">
        <code className="min-w-0 flex-1 select-all break-all py-1 text-12 text-ink">{value}</code>
        <CopyButton text={value} label={t('copyValue', { label })} />
      </div>
    </div>
  );
}
