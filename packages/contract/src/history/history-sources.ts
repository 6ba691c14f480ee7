/** HIS-003, and the other kinds of generation. */
export const historySources = ['TTS', 'STS', 'SFX', 'Music', 'Isolation'] as const;
export type HistorySource = (typeof historySources)[number];
/** Days that a deleted item lies in the bin before it goes for good. */
export const binDays = 30;

/** Days that a workspace may keep its items. */
export const retentionDays = { min: 1, max: 3650 } as const;
