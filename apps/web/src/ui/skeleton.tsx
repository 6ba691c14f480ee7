import { classNames } from '#web/ui/class-names.ts';

/** Holds the place of what is loading; give it the size and the shape of what will come. */
export function Skeleton({ className, isRound = false }: { className?: string; isRound?: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'animate-[shimmer_1.6s_linear_infinite] bg-[length:250%_100%]',
        isRound ? 'rounded-full' : 'rounded-md',
        'bg-[linear-gradient(100deg,var(--active)_35%,var(--hover)_50%,var(--active)_65%)]',
        className,
      )}
    />
  );
}
