import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { create } from 'zustand';

/** The voice that is about to be added; one dialog stands for all cards. */
export const useAddedVoice = create<{ voice: LibraryVoice | null }>(() => ({ voice: null }));

export const openAddVoice = (voice: LibraryVoice): void => useAddedVoice.setState({ voice });
export const closeAddVoice = (): void => useAddedVoice.setState({ voice: null });
