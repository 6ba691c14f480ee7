import type { EngineVoice } from '@mynah/engine-spec';
import { americanEnglishVoices } from './voices/american-english.ts';

/** Every voice of the pack, the best first. */
export const kokoroVoices: readonly EngineVoice[] = [...americanEnglishVoices];
