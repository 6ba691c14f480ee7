import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const VARIANTS = {
  primary: 'bg-ink text-on-ink hover:bg-ink/88 active:bg-ink/80',
  secondary: 'border border-line-strong bg-surface text-ink shadow-card hover:bg-hover active:bg-active',
  ghost: 'text-ink-2 hover:bg-hover hover:text-ink active:bg-active',
  danger: 'bg-danger text-on-danger hover:bg-danger/90 active:bg-danger/80',
} as const;

const SIZES = {
  sm: 'h-8 gap-1.5 rounded-md px-3 text-13',
  md: 'h-9 gap-2 rounded-md px-3.5 text-13',
  lg: 'h-11 gap-2 rounded-lg px-5 text-15',
} as const;

export type ButtonLook = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

/** The look alone, for links that read as buttons. */
export function buttonClass({ variant = 'secondary', size = 'md' }: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium',
    'transition-colors disabled:pointer-events-none disabled:opacity-45 aria-disabled:opacity-45',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

/** While busy the button keeps its width and place, shows a spinner and takes no second press. */
export function Button({ variant, size, isBusy, className, children, disabled, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-[inherit]', isBusy && 'opacity-0')}>
        {children}
      </span>
    </button>
  );
}
