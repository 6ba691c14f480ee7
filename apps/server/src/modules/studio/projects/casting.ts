export { type Cast, type NodeVoice, readCast, voiceOfNode } from './cast.ts';
