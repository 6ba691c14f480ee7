import { FlaskConical } from 'lucide-react';
import { useMessages } from '#web/features/pricing/messages.ts';

/** On every page where somebody pays, or is paid, with money that is none. */
export function TestMoneyNote({ text }: { text?: string }) {
  const t = useMessages();
  return (
    <p role="note" className="flex items-start gap-2 rounded-lg border bg-sunken px-4 py-3 text-13 text-ink">
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <span>
        <strong className="font-semibold">{t('testMoney')}.</strong> {text ?? t('testMoneyText')}
      </span>
    </p>
  );
}
