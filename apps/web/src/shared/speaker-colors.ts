/** Hues far apart, so that eight people can be told apart; with more they come again. */
const hues = [35, 250, 150, 310, 90, 200, 350, 275];

/** The color of a speaker by place in the list; text and dot, readable on light and dark. */
export function speakerColor(place: number): { ink: string; dot: string } {
  const hue = hues[place % hues.length]!;
  return {
    ink: `light-dark(oklch(0.46 0.13 ${hue}), oklch(0.82 0.1 ${hue}))`,
    dot: `light-dark(oklch(0.6 0.15 ${hue}), oklch(0.72 0.14 ${hue}))`,
  };
}
