import { create } from 'zustand';

/** True while a voice is being cloned here: the form stays. */
export const useCloningNow = create<{ isCloning: boolean }>(() => ({ isCloning: false }));
