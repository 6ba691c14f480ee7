import { seededRandom } from '@mynah/engine-spec';
import { readStyle } from './texts/moods.ts';

const details = [
  'warm and smooth, in no hurry',
  'bright and lively, with a friendly smile',
  'calm and clear, a natural narrator',
  'confident and measured',
] as const;

/** `should_enhance`: a description that says nothing of the style gets one. Whatever it says stays as it is. */
export function enhanceDescription(description: string, seed: number): string {
  const { mood, descriptive } = readStyle(description);
  if (mood !== 'plain' || descriptive !== undefined) return description;
  const detail = details[Math.floor(seededRandom(seed)() * details.length)]!;
  return `${description.replace(/[.\s]+$/u, '')}: ${detail}.`;
}
