import type { ReactNode } from 'react';

/** A setting whose control names itself: its label is for the eye. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-13 text-ink">{label}</p>
      {children}
    </div>
  );
}
