/** PLR-020. */
export const PLAYER_SPEEDS = [0.8, 1, 1.2, 1.5, 2] as const;
/** PLR-021. */
export const SKIP_SECONDS = 10;
/** PLR-022. */
export const ARROW_SECONDS = 3;
/** PLR-029. */
export const SLIDER_STEP = 0.1;
