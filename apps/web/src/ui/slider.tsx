import { Slider as Base } from '@base-ui/react/slider';
import { useId } from 'react';

type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Called once when the thumb is let go or a key is pressed. */
  onCommit?: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How the value is shown and read out, for example '50%'. */
  formatValue: (value: number) => string;
  /** What the two ends mean. */
  ends?: readonly [string, string];
  disabled?: boolean;
};

/** Arrow keys move one step, Page keys ten, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, onCommit, min, max, step, formatValue, ends, disabled } = props;
  const labelId = useId();
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(next as number)}
      onValueCommitted={(next) => onCommit?.(next as number)}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      className="flex flex-col gap-1 data-disabled:opacity-50"
    >
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="font-medium text-13 text-ink">
          {label}
        </span>
        <span className="figures text-12 text-ink-2">{formatValue(value)}</span>
      </div>
      <Base.Control className="flex h-5 w-full touch-none select-none items-center">
        <Base.Track className="h-1 w-full rounded-full bg-line">
          <Base.Indicator className="rounded-full bg-ink" />
          <Base.Thumb
            aria-labelledby={labelId}
            getAriaValueText={(_text, current) => formatValue(current)}
            className="size-3.5 rounded-full border border-line-strong bg-white shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          />
        </Base.Track>
      </Base.Control>
      {ends && (
        <div className="flex justify-between text-11 text-ink-3">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </Base.Root>
  );
}
