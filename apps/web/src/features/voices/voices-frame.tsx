import type { ReactNode } from 'react';
import { VoicesNav } from '#web/features/voices/voices-nav.tsx';
import { classNames } from '#web/ui/class-names.ts';

type VoicesFrameProps = {
  /** Of a page within a room: the address of the room. */
  room?: string;
  /** Of the column that the content stands in; without it the content fills the room and scrolls by itself. */
  column?: string;
  children: ReactNode;
};

/** A room of voices: the way to the others stands where it stands in all of them. */
export function VoicesFrame({ room, column, children }: VoicesFrameProps) {
  if (column === undefined) {
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        <VoicesNav room={room} />
        {children}
      </div>
    );
  }
  return (
    <>
      <VoicesNav room={room} />
      <div className={classNames('mx-auto flex w-full flex-col px-4 pt-6 xs:px-6', column)}>{children}</div>
    </>
  );
}
