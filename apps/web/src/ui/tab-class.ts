/** One tab of a row, whether it is a link or switches a panel; the current one is underlined. */
export const tabClass =
  'flex h-11 shrink-0 items-center whitespace-nowrap border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink aria-selected:border-ink aria-selected:text-ink';
