import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Names the button for the eye (tooltip) and for readers. */
  label: string;
  size?: 'sm' | 'md';
  hideTooltip?: boolean;
};

export function iconButtonClass(size: 'sm' | 'md' = 'md'): string {
  return classNames(
    'inline-grid shrink-0 place-items-center rounded-md text-ink-2 transition-colors',
    'hover:bg-hover hover:text-ink active:bg-active data-popup-open:bg-active data-popup-open:text-ink',
    'disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-4',
    size === 'sm' ? 'size-8' : 'size-9',
  );
}

export function IconButton({ label, size, hideTooltip, className, ...props }: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classNames(iconButtonClass(size), className)}
    />
  );
  return hideTooltip ? button : <Tooltip text={label} trigger={button} />;
}
