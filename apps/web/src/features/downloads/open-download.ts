import { create } from 'zustand';

/** What is to be downloaded. */
export interface DownloadSubject {
  /** Of history items. */
  ids: readonly string[];
  /** Length of all of them, where it is known. */
  seconds?: number;
}

/** The open dialog; the code that shows it is loaded with the first. `opening` rises with each. */
export const useOpenDownload = create<{ subject: DownloadSubject | null; opening: number }>(() => ({
  subject: null,
  opening: 0,
}));

/** Asks in which form history items are to be downloaded, one or a selection, and downloads them. */
export const openDownload = (subject: DownloadSubject): void =>
  useOpenDownload.setState(({ opening }) => ({ subject, opening: opening + 1 }));

export const closeDownload = (): void => useOpenDownload.setState({ subject: null });
