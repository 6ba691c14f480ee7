import type { CloneQuality } from '@mynah/contract/voices/voice-cloning';
import { message } from '#web/features/voice-lab/messages.ts';

export type Closeness = { share: number; title: string; text: string };

/**
 * How close a clone comes, in plain words: its similarity as a share of the most that these recordings allow. Undefined
 * where nothing could be compared.
 */
export function closenessOf({ similarity, ceiling }: CloneQuality): Closeness | undefined {
  if (similarity === null || ceiling === null || ceiling <= 0) return undefined;
  const share = Math.max(0, Math.min(1, similarity / ceiling));
  const percent = Math.round(share * 100);
  const grade = grades.find(({ from }) => share >= from) ?? grades.at(-1)!;
  return { share, title: grade.title, text: message('closeText', { percent }) };
}

const grades = [
  { from: 0.9, title: message('closeVery') },
  { from: 0.7, title: message('closeGood') },
  { from: 0.5, title: message('closeSome') },
  { from: 0, title: message('closeLittle') },
];
