/** Tools whose work is made in the background when the app orders it. */
export const toolNames = ['voice-isolator', 'voice-changer', 'sound-effects'] as const;
export type ToolName = (typeof toolNames)[number];
