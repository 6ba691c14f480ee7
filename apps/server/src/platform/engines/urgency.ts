/**
 * Who goes first where engines are fewer than orders: the first sound of an answer, for which somebody waits in
 * silence; what is heard or read while it is made; what is awaited whole; what nobody waits for.
 */
export const urgencies = ['first-sound', 'heard', 'awaited', 'background'] as const;
export type Urgency = (typeof urgencies)[number];
