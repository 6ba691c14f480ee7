import { type ReactNode, useId } from 'react';

type PartProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** By which the search leads to it. */
  id?: string;
};

/** A section of the page: what it is about beside what can be done. */
export function Part({ title, text, children, id }: PartProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-4 py-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8"
    >
      <div>
        <h2 id={titleId} className="font-semibold text-15 tracking-[-0.01em]">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-12 text-ink-3">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
