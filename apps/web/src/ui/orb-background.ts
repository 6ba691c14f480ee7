import { voiceColor } from '@mynah/contract/voices/voice-color';

/** Eight gradients: light, body, depth (VOI-091). */
const PALETTE = [
  ['#ffd9c7', '#ff9d8a', '#c2410c'],
  ['#cfe8ff', '#7cb2f5', '#5b3fd6'],
  ['#d9f2c4', '#2ec4a6', '#0f766e'],
  ['#e4dcff', '#c78bd8', '#a21c78'],
  ['#ffe3b8', '#b5a326', '#4d7c0f'],
  ['#c9f3ff', '#38bdf8', '#1d4ed8'],
  ['#ffe1ea', '#f47fa4', '#9f1239'],
  ['#fff0c2', '#f6b73c', '#b45309'],
] as const;

/** VOI-090. */
export function paletteIndexOf(id: string, name: string): number {
  return voiceColor(id, name) % PALETTE.length;
}

/** The layers of a voice's orb as a CSS background. */
export const orbBackground = (id: string, name: string): string => backgroundOfColor(voiceColor(id, name));

/** The same for who knows the number alone. */
export function backgroundOfColor(color: number): string {
  const [light, body, depth] = PALETTE[color % PALETTE.length] ?? PALETTE[0];
  // The light falls from above on every orb; where the depth lies tells two of one color apart.
  const angle = (color * 47) % 360;
  const depthX = 50 + 26 * Math.cos((angle * Math.PI) / 180);
  return [
    `radial-gradient(circle at 30% 24%, ${light} 0%, transparent 46%)`,
    `radial-gradient(circle at ${depthX}% 78%, ${depth} 0%, transparent 58%)`,
    `conic-gradient(from ${angle}deg at 52% 50%, ${light}, ${body} 35%, ${depth} 70%, ${light})`,
  ].join(', ');
}

/** The color of a voice where there is no room for its orb. */
export const colorOfVoice = (id: string, name: string): string =>
  (PALETTE[paletteIndexOf(id, name)] ?? PALETTE[0])[1];
