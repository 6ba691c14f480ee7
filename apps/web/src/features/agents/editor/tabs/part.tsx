import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface PartProps {
  title: string;
  text?: string;
  /** At the right of the title: what can be done. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a tab that is read by everybody, unlike a section of settings. */
export function Part({ title, text, aside, children }: PartProps) {
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-15">{title}</h2>
          {text && <p className="mt-0.5 max-w-130 text-13 text-ink-2">{text}</p>}
        </div>
        {aside && <div className="flex flex-wrap gap-2">{aside}</div>}
      </div>
      <div className="mt-4 flex min-w-0 flex-col gap-4">{children}</div>
    </Card>
  );
}
