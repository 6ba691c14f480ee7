import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** A token's lightness, chroma and hue. */
function tokenOf(block: string, name: string): [number, number, number] {
  const values = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block);
  if (!values) throw new Error(`there is no plain color --${name}`);
  return [Number(values[1]), Number(values[2]), Number(values[3])];
}

/** Of sRGB as WCAG 2 measures it. Source: Ottosson, "A perceptual color space for image processing" (2020). */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const red = within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const themes = {
  light: css.slice(0, css.indexOf('[data-theme')),
  dark: css.slice(css.indexOf('[data-theme')),
};

it.each(['light', 'dark'] as const)(
  'in %s the mark of focus stands out from every ground, and is not the color of an error',
  (theme) => {
    const focus = tokenOf(themes[theme], 'focus');
    for (const ground of ['bg', 'surface', 'raised', 'sunken'])
      expect(contrast(focus, tokenOf(themes[theme], ground)), ground).toBeGreaterThan(3);
    const [, , hue] = focus;
    const [, , errorHue] = tokenOf(themes[theme], 'danger');
    const apart = Math.abs(hue - errorHue);
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(90);
  },
);
