import { Progress as Base } from '@base-ui/react/progress';
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
  return (
    <Base.Root
      value={fraction === null ? null : Math.round(Math.min(1, Math.max(0, fraction)) * 100)}
      aria-label={label}
      getAriaValueText={valueText ? () => valueText : undefined}
      className={className}
    >
      <Base.Track className="h-1 overflow-hidden rounded-full bg-line">
        <Base.Indicator
          className={classNames(
            'rounded-full bg-ink transition-[width] duration-300',
            fraction === null && 'w-1/3 animate-pulse',
          )}
        />
      </Base.Track>
    </Base.Root>
  );
}
