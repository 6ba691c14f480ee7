import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type SectionProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A part of the page under its heading. */
export function Section({ title, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id={id} className="font-semibold text-15 tracking-[-0.01em]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
