import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/shared/when-idle.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** It is in view: a busy browser may put it off no longer. */
const AT_LATEST_MS = 300;

type OnceIdleProps = {
  /** Names what comes, and keeps its place; without it nothing is seen until then. */
  label?: string;
  /** Fetches the code of the children. */
  load: () => Promise<unknown>;
  children: ReactNode;
};

/** A part that the page can do without at first: its code comes when the page itself is there. */
export function OnceIdle({ label, load, children }: OnceIdleProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = () => {
      setDue(true);
      return load();
    };
    return whenIdle(begin, AT_LATEST_MS);
  }, [load]);
  const pending = label && <Pending label={label} />;
  return isDue ? <Suspense fallback={pending}>{children}</Suspense> : pending;
}

function Pending({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-5 p-5">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
