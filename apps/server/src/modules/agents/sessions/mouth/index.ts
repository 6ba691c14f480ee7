/** What an agent says, as sound: clause by clause, in real time, and cut to the word. */
export type { PlayedPiece } from './playback.ts';
export { SpokenAnswer } from './spoken-answer.ts';
export { voiceOrder } from './voice-order.ts';
