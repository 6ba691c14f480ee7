import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** One subject of a tool. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-5 max-sm:p-4">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div>
          <h2 id={id} className="font-semibold text-15">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-13 text-ink-2">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
