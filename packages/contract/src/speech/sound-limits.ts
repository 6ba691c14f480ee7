export const soundSeconds = { min: 0.5, max: 30 } as const;
export const soundPromptLimit = 450;
