export { elevenlabsSoundEngine } from './elevenlabs-sound-engine.ts';
export { foleyEngine } from './foley-engine.ts';
