import { AudioLines, Gauge, type LucideIcon, ShieldCheck } from 'lucide-react';
import { useMessages } from '#web/features/ai-classifier/messages.ts';

const parts = [
  { icon: AudioLines, title: 'tellsHere', text: 'tellsHereText' },
  { icon: Gauge, title: 'tellsElse', text: 'tellsElseText' },
  { icon: ShieldCheck, title: 'tellsNobody', text: 'tellsNobodyText' },
] as const satisfies readonly { icon: LucideIcon; title: string; text: string }[];

/** Before there is a file: what can be known of one, and how surely. */
export function WhatIsTold() {
  const t = useMessages();
  return (
    <ul aria-label={t('tells')} className="grid grid-cols-3 gap-6 max-sm:grid-cols-1">
      {parts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden className="mb-2 size-5 text-ink-3" />
          <p className="font-medium text-13 text-ink">{t(title)}</p>
          <p className="mt-0.5 text-13 text-ink-2">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
