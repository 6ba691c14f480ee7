import { create } from 'zustand';

/** True while a voice is being cloned here: then nothing else asks about voices (VOI-011). */
export const useCloningNow = create<{ isCloning: boolean }>(() => ({ isCloning: false }));
