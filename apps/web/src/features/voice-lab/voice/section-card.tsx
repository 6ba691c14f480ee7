import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type SectionCardProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a page under a heading of its own. */
export function SectionCard({ title, aside, children }: SectionCardProps) {
  return (
    <Card>
      <section aria-label={title} className="flex flex-col gap-4 p-5 max-sm:p-4">
        <div className="-my-1 flex min-h-8 items-center justify-between gap-3">
          <h2 className="font-semibold text-15">{title}</h2>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
