import type { Mode } from '../harmony/scales.ts';

export interface Mood {
  name: string;
  /** All words for it, the name not included. */
  also: readonly string[];
  /** Where in a genre's range the tempo lies, -1 its slowest to 1 its fastest; beyond it a little. */
  pace?: number;
  energy?: number;
  mode?: 'bright' | 'dark';
  density?: number;
  reverb?: number;
}

export const moods: readonly Mood[] = [
  {
    name: 'happy',
    also: [
      'joyful',
      'cheerful',
      'sunny',
      'bright',
      'fun',
      'playful',
      'feel-good',
      'feelgood',
      'merry',
      'positive',
      'optimistic',
      'lighthearted',
      'cute',
      'quirky',
    ],
    mode: 'bright',
    pace: 0.3,
    energy: 0.06,
  },
  {
    name: 'sad',
    also: [
      'melancholic',
      'melancholy',
      'sorrowful',
      'mournful',
      'tearful',
      'heartbroken',
      'lonely',
      'bittersweet',
      'gloomy',
      'grief',
      'wistful',
    ],
    mode: 'dark',
    pace: -0.7,
    energy: -0.12,
    density: -0.1,
  },
  {
    name: 'calm',
    also: [
      'peaceful',
      'gentle',
      'soft',
      'quiet',
      'serene',
      'tranquil',
      'soothing',
      'mellow',
      'relaxed',
      'slow',
      'sleepy',
      'laid-back',
      'laid back',
      'minimal',
      'delicate',
      'tender',
      'light',
    ],
    pace: -0.6,
    energy: -0.18,
    density: -0.1,
    reverb: 8,
  },
  {
    name: 'energetic',
    also: [
      'upbeat',
      'driving',
      'powerful',
      'intense',
      'high energy',
      'high-energy',
      'lively',
      'exciting',
      'workout',
      'party',
      'fast',
      'pumping',
      'dynamic',
      'aggressive',
      'hard',
      'explosive',
      'frantic',
    ],
    pace: 0.7,
    energy: 0.16,
    density: 0.08,
  },
  {
    name: 'dark',
    also: [
      'ominous',
      'menacing',
      'brooding',
      'sinister',
      'evil',
      'grim',
      'tense',
      'eerie',
      'haunting',
      'moody',
      'angry',
    ],
    mode: 'dark',
    pace: -0.1,
  },
  {
    name: 'romantic',
    also: ['love', 'loving', 'sensual', 'intimate', 'warm', 'wedding', 'sentimental', 'nostalgic', 'dreamy'],
    pace: -0.35,
    energy: -0.06,
    reverb: 8,
  },
  {
    name: 'triumphant',
    also: [
      'victorious',
      'uplifting',
      'inspiring',
      'inspirational',
      'motivational',
      'hopeful',
      'majestic',
      'glorious',
      'grand',
      'noble',
      'celebratory',
    ],
    mode: 'bright',
    pace: 0.15,
    energy: 0.1,
  },
  {
    name: 'mysterious',
    also: ['magical', 'enigmatic', 'curious', 'suspenseful', 'secret'],
    mode: 'dark',
    pace: -0.25,
    energy: -0.06,
    reverb: 10,
  },
  {
    name: 'dramatic',
    also: ['emotional', 'passionate', 'urgent', 'heroic', 'fierce'],
    pace: 0.1,
    energy: 0.08,
  },
  {
    name: 'cool',
    also: ['groovy', 'smooth', 'sophisticated', 'elegant', 'classy', 'stylish', 'confident'],
    pace: 0,
  },
];

/** Modes to draw from when a mood asks for light or shade. */
export const shades: Record<'bright' | 'dark', readonly Mode[]> = {
  bright: ['major', 'mixolydian', 'lydian'],
  dark: ['minor', 'dorian', 'phrygian'],
};
