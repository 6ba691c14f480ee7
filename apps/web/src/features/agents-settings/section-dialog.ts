export type SettingsDialog = 'secret' | 'connection' | 'variable' | 'environment';

/** What a section has to know of the page: which dialog its address opens. */
export interface SectionDialog {
  open: SettingsDialog | undefined;
  show: (dialog: SettingsDialog | undefined) => void;
}
