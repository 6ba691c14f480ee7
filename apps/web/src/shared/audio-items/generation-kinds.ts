import type { HistoryItem } from '@mynah/contract/history/history';
import type { HistorySource } from '@mynah/contract/history/history-sources';
import { AudioLines, type LucideIcon } from 'lucide-react';

/**
 * A kind of generation that the history shows. A feature's `generation-kinds.ts` exports a list of these under the
 * name `generationKinds`; the app finds it by its place in the folder and hands it in.
 */
export type GenerationKind = {
  source: HistorySource;
  /** Told apart from others of its source by what the item holds; such a kind has no entry in the filter. */
  isVariant?: (item: Partial<HistoryItem>) => boolean;
  /** As people call it: it stands for an item without text, and in the filter. */
  label: string;
  icon: LucideIcon;
  /** Of the page that makes it. */
  path: string;
  /** What that page's address carries to take the item up again. */
  restore: (item: Pick<HistoryItem, 'history_item_id'>) => Record<string, string>;
};

let kinds: readonly GenerationKind[] = [];

/** Once, at the start: what the features bring. */
export function connectGenerationKinds(found: readonly GenerationKind[]): void {
  kinds = found;
}

/** Undefined for what no page here makes: it can be heard, not taken up again. */
export function kindOf(item: FacedItem): GenerationKind | undefined {
  const ofSource = kinds.filter((kind) => kind.source === item.source);
  return ofSource.find((kind) => kind.isVariant?.(item)) ?? ofSource.find((kind) => !kind.isVariant);
}

/** The kinds that the history can be filtered by. */
export const mainKinds = (): readonly GenerationKind[] => kinds.filter((kind) => !kind.isVariant);

type FacedItem = Pick<HistoryItem, 'source'> & Partial<HistoryItem>;

/** What programs made through the API, before there is a page for it. */
const otherLabels: Readonly<Record<HistorySource, string>> = {
  TTS: 'Speech',
  STS: 'Changed voice',
  SFX: 'Sound effect',
  Music: 'Music',
  Isolation: 'Isolated voice',
};

/** The name and sign of an item's kind. */
export function faceOf(item: FacedItem): Pick<GenerationKind, 'label' | 'icon'> {
  return kindOf(item) ?? { label: otherLabels[item.source ?? 'TTS'], icon: AudioLines };
}

/** What stands for an item: its text, else what it is. */
export const titleOf = (item: FacedItem & Pick<HistoryItem, 'text'>): string =>
  textOfItem(item).trim() || faceOf(item).label;

/** What was said, or the prompt; of a dialogue its lines. */
export const textOfItem = ({ text, dialogue }: Partial<HistoryItem>): string =>
  text ?? dialogue?.map((line) => line.text).join('\n') ?? '';
