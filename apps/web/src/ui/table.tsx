import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type TableProps = {
  label: string;
  /** Without a card of its own, for one that stands in another. */
  isInset?: boolean;
  children: ReactNode;
};

/** A plain table in a card that scrolls sideways by itself, never the page. */
export function Table({ label, isInset, children }: TableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={classNames('overflow-x-auto', !isInset && 'rounded-xl border bg-surface shadow-card')}
    >
      <table className="w-full border-collapse text-start text-13">{children}</table>
    </section>
  );
}

export function HeaderCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...props}
      className={classNames('h-10 whitespace-nowrap border-b px-4 font-medium text-12 text-ink-3', className)}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={classNames('h-13 px-4 text-ink-2', className)} />;
}

export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={classNames('border-b last:border-b-0', className)} />;
}
