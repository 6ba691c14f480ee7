import type { ReactNode } from 'react';

type PagePartProps = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a page of settings: what it is beside what is set. The search leads to it by its id. */
export function PagePart({ id, title, text, children }: PagePartProps) {
  return (
    <section id={id} className="grid gap-4 py-8 md:grid-cols-[240px_minmax(0,1fr)] md:gap-8">
      <div>
        <h2 className="font-semibold text-15 tracking-[-0.01em]">{title}</h2>
        {text && <p className="mt-1 text-12 text-ink-3">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
