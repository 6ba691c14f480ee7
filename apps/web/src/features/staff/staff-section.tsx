import { type ReactNode, useId } from 'react';

type StaffSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function StaffSection({ title, aside, children }: StaffSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-15 tracking-[-0.01em]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
