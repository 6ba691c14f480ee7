import { create } from 'zustand';

/** Words to begin with, where the search is opened for something. */
export const usePalette = create<{ isOpen: boolean; words: string }>(() => ({ isOpen: false, words: '' }));

export const openPalette = (words = '') => usePalette.setState({ isOpen: true, words });
export const closePalette = () => usePalette.setState({ isOpen: false });
