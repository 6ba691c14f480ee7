import { classNames } from '#web/ui/class-names.ts';

/** Holds the place of what is loading; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'animate-[shimmer_1.6s_linear_infinite] rounded-md bg-[length:250%_100%]',
        'bg-[linear-gradient(100deg,var(--active)_35%,var(--hover)_50%,var(--active)_65%)]',
        className,
      )}
    />
  );
}
