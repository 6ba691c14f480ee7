import type { ReactNode } from 'react';
import { VoicesNav } from '#web/features/voices/voices-nav.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A room of voices: the way to the others stands where it stands in all of them, its content in a column below. */
export function VoicesFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <VoicesNav className="px-4 xs:px-6" />
      <div className={classNames('mx-auto flex w-full flex-col px-4 pt-6 xs:px-6', className)}>
        {children}
      </div>
    </>
  );
}
