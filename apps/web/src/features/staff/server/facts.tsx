import type { ReactNode } from 'react';

/** Names and what they are, one a line. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] gap-x-4 gap-y-2 text-13 max-sm:grid-cols-1 max-sm:gap-y-0.5">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-3 max-sm:mt-2">{name}</dt>
        <dd className="min-w-0 break-words text-ink">{value}</dd>
      </div>
    ))}
  </dl>
);
