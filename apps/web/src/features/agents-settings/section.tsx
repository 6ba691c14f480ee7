import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the page, with the button that adds to it. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <Card id={id} className="overflow-hidden">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-semibold text-15">{title}</h2>
          <p className="mt-0.5 max-w-130 text-13 text-ink-2">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
