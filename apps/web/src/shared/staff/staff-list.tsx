import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ListFrame, type ListQuery } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type StaffListProps<Item> = {
  label: string;
  query: ListQuery<Item>;
  texts: { loading: string; failed: string; empty: string; more?: string };
  row: (item: Item) => ReactNode;
};

/** A card of rows for staff to look through. */
export function StaffList<Item>({ label, query, texts, row }: StaffListProps<Item>) {
  return (
    <ListFrame
      query={query}
      loading={<SkeletonRows label={texts.loading} cells={['h-5 w-56', 'h-4 w-32']} count={2} />}
      failed={texts.failed}
      empty={<p className="p-4 text-13 text-ink-3">{texts.empty}</p>}
      more={texts.more}
    >
      {(items) => (
        <Card>
          <ul aria-label={label} className="divide-y">
            {items.map(row)}
          </ul>
        </Card>
      )}
    </ListFrame>
  );
}
