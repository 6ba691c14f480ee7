import { classNames } from '#web/ui/class-names.ts';

type ProgressProps = {
  /** 0 to 1; null while the length is unknown. */
  fraction: number | null;
  label: string;
  /** How the state is read out, for example '2 of 5 parts'. */
  valueText?: string;
  className?: string;
};

export function Progress({ fraction, label, valueText, className }: ProgressProps) {
  const percent = fraction === null ? undefined : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={classNames('h-1 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        style={percent === undefined ? undefined : { width: `${percent}%` }}
        className={classNames(
          'h-full rounded-full bg-ink transition-[width] duration-300',
          percent === undefined && 'w-1/3 animate-pulse',
        )}
      />
    </div>
  );
}
