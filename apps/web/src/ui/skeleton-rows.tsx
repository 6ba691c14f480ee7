import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SkeletonRowsProps = {
  /** Says that it loads. */
  label: string;
  /** What stands in each row: its height, its width, where it is hidden. */
  cells: readonly string[];
  count?: number;
  rowClass?: string;
  /** With a row for the names of columns. */
  hasHead?: boolean;
};

/** As high as the rows that will come. */
export function SkeletonRows({ label, cells, count = 3, rowClass = 'h-15', hasHead }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <div role="status" aria-label={label} className="divide-y">
      {hasHead && <div className="h-10" />}
      {rows.map((row) => (
        <div key={row} className={classNames('flex items-center gap-8 px-4', rowClass)}>
          {cells.map((cell) => (
            <Skeleton key={cell} className={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
