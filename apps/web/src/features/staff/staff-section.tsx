import type { ReactNode } from 'react';

type StaffSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** Under a heading alone: the tables in it are regions of that name. */
export function StaffSection({ title, aside, children }: StaffSectionProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold text-15 tracking-[-0.01em]">{title}</h2>
        {aside}
      </div>
      {children}
    </div>
  );
}
