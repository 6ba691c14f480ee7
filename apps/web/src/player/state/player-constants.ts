/** PLR-017: from here on an opinion is worth asking for. */
export const FEEDBACK_AFTER_SECONDS = 3;
/** PLR-013. */
export const LOOKUP = { firstWaitMs: 1000, tries: 10, betweenMs: 5000 } as const;

/** PLR-024 to PLR-026; collapsed it is a line to click on. */
export const PLAYER_HEIGHTS = {
  full: '5rem',
  compact: '3.5rem',
  collapsed: '0.25rem',
  empty: '0rem',
} as const;

type Shape = { isEmpty: boolean; isCompact: boolean; isCollapsed: boolean };

/** Compact is below the md breakpoint, where there is no collapsing (PLR-012, PLR-027). */
export function playerHeight({ isEmpty, isCompact, isCollapsed }: Shape): string {
  if (isEmpty) return PLAYER_HEIGHTS.empty;
  if (isCompact) return PLAYER_HEIGHTS.compact;
  return isCollapsed ? PLAYER_HEIGHTS.collapsed : PLAYER_HEIGHTS.full;
}
