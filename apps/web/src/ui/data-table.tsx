import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

export interface Column<Item> {
  title: string;
  cell: (item: Item) => ReactNode;
  /** Of the cells and of the head above them: where the column is hidden, for one. */
  className?: string;
  /** Of the cells alone. */
  cellClass?: string;
}

type DataTableProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** What can be done to an item, at the end of its row. */
  actions?: { title: string; of: (item: Item) => ReactNode };
  /** Where the first column says all on phones, its name says nothing. */
  hidesHeadOnPhones?: boolean;
  /** Without a card of its own, for one that stands in another. */
  isInset?: boolean;
};

/** A table of things of one kind: the names of its columns, a row a thing, and a menu at its end. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { label, items, keyOf, columns, actions, hidesHeadOnPhones, isInset } = props;
  return (
    <Table label={label} isInset={isInset}>
      <thead className={hidesHeadOnPhones ? 'max-sm:hidden' : undefined}>
        <tr>
          {columns.map(({ title, className }) => (
            <HeaderCell key={title} className={className}>
              {title}
            </HeaderCell>
          ))}
          {actions && (
            <HeaderCell>
              <span className="sr-only">{actions.title}</span>
            </HeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={keyOf(item)}>
            {columns.map(({ title, cell, className, cellClass }) => (
              <Cell key={title} className={classNames(cellClass, className)}>
                {cell(item)}
              </Cell>
            ))}
            {actions && <Cell className="w-14 px-2 text-end">{actions.of(item)}</Cell>}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
