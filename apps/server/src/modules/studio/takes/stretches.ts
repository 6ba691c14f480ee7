import { casting } from '../projects/index.ts';
import type { BlockNode, Delivery } from '../projects/projects.tables.ts';
import type { BlockText } from './spoken-project.ts';

/** What one voice says in one delivery without a break. */
export interface Stretch {
  text: string;
  voiceId: string;
  /** What cast and block say beside the settings of the voice; the block has the last word. */
  settings: Delivery;
  /** dB that it is louder than the other voices of its block. */
  gainDb: number;
}

/** The whole text of a block: characters of a take are counted in it. */
export const textOfBlock = ({ nodes }: { nodes: readonly BlockNode[] }): string =>
  nodes.map(({ text }) => text).join('');

/** A block as it is spoken: however its text is cut into nodes, what sounds alike is one stretch. */
export function stretchesOf({ nodes, delivery }: BlockText, cast: casting.Cast): Stretch[] {
  const stretches: Stretch[] = [];
  for (const node of nodes) {
    if (node.text === '') continue;
    const { voiceId, settings, volumeGainDb: gainDb } = casting.voiceOfNode(node, cast);
    const stretch = { text: node.text, voiceId, settings: { ...settings, ...delivery }, gainDb };
    const before = stretches.at(-1);
    if (before && soundsAs(before, stretch)) before.text += stretch.text;
    else stretches.push(stretch);
  }
  return stretches;
}

/** Names one voice in one delivery. */
export const deliveryOf = ({ voiceId, settings, gainDb }: Omit<Stretch, 'text'>): string =>
  JSON.stringify([
    voiceId,
    gainDb,
    settings.stability ?? null,
    settings.similarityBoost ?? null,
    settings.style ?? null,
    settings.speed ?? null,
  ]);

/** Blanks have no voice. */
const soundsAs = (before: Stretch, next: Stretch): boolean =>
  next.text.trim() === '' || deliveryOf(before) === deliveryOf(next);
