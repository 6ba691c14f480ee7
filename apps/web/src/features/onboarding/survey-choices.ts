import { message } from '#web/features/onboarding/messages.ts';

type Key = Parameters<typeof message>[0];

/** Each role with its finer ones; the keys are what the server keeps. */
const ROLES: Readonly<Record<string, readonly Key[]>> = {
  creator: ['video', 'podcast', 'audiobook', 'games', 'other'],
  developer: ['web', 'backend', 'agents', 'games', 'research', 'other'],
  educator: ['school', 'university', 'training', 'other'],
  business: ['marketing', 'support', 'product', 'other'],
  personal: ['accessibility', 'hobby', 'other'],
};
const SOURCES = ['search', 'friend', 'social', 'article', 'other'] as const;

const optionsOf = (keys: readonly Key[]) => [
  { value: '', label: message('noAnswer') },
  ...keys.map((key) => ({ value: key as string, label: message(key) })),
];

export const roleOptions = () => optionsOf(Object.keys(ROLES) as Key[]);
export const subroleOptions = (role: string) => optionsOf(ROLES[role] ?? []);
export const sourceOptions = () => optionsOf(SOURCES);
