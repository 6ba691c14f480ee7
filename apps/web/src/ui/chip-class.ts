/** A suggestion or a filter in a row of its like: what is pressed is filled with ink. */
export const chipClass =
  'h-7 shrink-0 whitespace-nowrap rounded-full border bg-surface px-3 font-medium text-12 text-ink-2 transition-colors hover:border-line-strong hover:bg-hover hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink';
