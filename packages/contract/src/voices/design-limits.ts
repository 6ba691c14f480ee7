/** Bounds as the compatible API has them. */
export const designLimits = {
  description: { least: 20, most: 1000 },
  remixDescription: { least: 5, most: 1000 },
  text: { least: 100, most: 1000 },
  /** How long a preview can be saved as a voice. */
  previewHours: 24,
} as const;
