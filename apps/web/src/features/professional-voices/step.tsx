import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

type StepProps = {
  number: number;
  title: string;
  isDone: boolean;
  /** What can be done with the whole step. */
  action?: ReactNode;
  children: ReactNode;
};

/** One step of the way; all stand on one page, and each can be come back to. */
export function Step({ number, title, isDone, action, children }: StepProps) {
  const t = useMessages();
  return (
    <section aria-label={title} className="rounded-xl border bg-surface">
      <header className="flex min-h-15 items-center gap-3 px-5 py-3 max-sm:px-4">
        <span
          className={classNames(
            'figures grid size-6 shrink-0 place-items-center rounded-full font-medium text-12',
            isDone ? 'bg-positive-soft text-positive' : 'bg-active text-ink-2',
          )}
        >
          {isDone ? <Check aria-hidden className="size-3.5" /> : <span aria-hidden>{number}</span>}
          <span className="sr-only">{isDone ? t('done') : t('step', { number })}</span>
        </span>
        <h2 className="min-w-0 flex-1 font-semibold text-15 tracking-[-0.01em]">{title}</h2>
        {action}
      </header>
      <div className="border-t px-5 py-5 max-sm:px-4">{children}</div>
    </section>
  );
}
