/** PLR-003, PLR-004, and files of the listener's own machine. */
export type PlayerItemType =
  | 'text-to-speech'
  | 'speech-to-speech'
  | 'speechHistoryItem'
  | 'voicePreview'
  | 'soundEffect'
  | 'dubbing'
  | 'projectSnapshot'
  | 'chapterSnapshot'
  | 'conversation'
  | 'file';

/** PLR-005. */
export interface PlayerInfo {
  title: string;
  description: string;
  /** What is known beforehand; null until then. */
  durationMs: number | null;
  voice_id: string;
  voice_name: string;
  language: string | null;
  languagePreviewUrls: readonly LanguagePreview[];
}

export interface LanguagePreview {
  language: string;
  previewUrl: string;
}

/** What the player holds (PLR-002). */
export interface PlayerItem {
  /** The history item's id where there is one. */
  id: string;
  type: PlayerItemType;
  /** Null until the history item is found (PLR-014). */
  fileName: string | null;
  loaded: boolean;
  /** A generation made just now; its history item has to be waited for (PLR-013). */
  isFirstRequest: boolean;
  autoStart: boolean;
  extra: { text?: string; feedback?: unknown };
  /** Called on every frame while it plays, and after each jump. */
  onTimeUpdate?: (seconds: number) => void;
  info: PlayerInfo;
}

type ItemParts = Pick<PlayerItem, 'id' | 'type'> &
  Partial<Omit<PlayerItem, 'info'>> & { info: Pick<PlayerInfo, 'title'> & Partial<PlayerInfo> };

/** Fills in what a caller need not say. */
export function playerItem({ info, ...parts }: ItemParts): PlayerItem {
  return {
    fileName: null,
    loaded: false,
    isFirstRequest: false,
    autoStart: true,
    extra: {},
    ...parts,
    info: {
      description: '',
      durationMs: null,
      voice_id: '',
      voice_name: '',
      language: null,
      languagePreviewUrls: [],
      ...info,
    },
  };
}
