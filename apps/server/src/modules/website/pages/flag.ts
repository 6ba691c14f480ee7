import { type Html, html } from '../../../platform/http/html.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Flags of 18 by 12, each as its parts: `h` and `v` are even stripes, `x` a Nordic cross of its colors, `o` a disk, `c` a
 * canton, `t` a triangle at the staff, `s` a star. Emblems are left to a shape in their color, as at this size.
 */
const flags: Readonly<Record<string, string>> = {
  AR: 'h 74acdf fff 74acdf;o f6b40e 9 6 1.6',
  AU: 'h 012169;c 012169 9 6;u;s fff 4.5 9.2;s fff 13.5 3;s fff 13.5 9',
  BG: 'h fff 00966e d62612',
  BR: 'h 009739;d fedd00;o 012169 9 6 2.4',
  CA: 'v d52b1e fff d52b1e;s d52b1e 9 6.2 2.6',
  CH: 'h da291c;p fff',
  CO: 'h fcd116 fcd116 003893 ce1126',
  CZ: 'h fff d7141a;t 11457e',
  DE: 'h 000 d00 ffce00',
  DK: 'h c8102e;x fff',
  ES: 'h aa151b f1bf00 f1bf00 aa151b',
  FI: 'h fff;x 002f6c',
  FR: 'v 002654 fff ce1126',
  GB: 'h 012169;u',
  GR: 'h 0d5eaf fff 0d5eaf fff 0d5eaf fff 0d5eaf fff 0d5eaf;c 0d5eaf 6.6 6.6;b',
  HR: 'h f00 fff 171796;o f00 9 6 2',
  ID: 'h ce1126 fff',
  IE: 'v 169b62 fff ff883e',
  IN: 'h ff9933 fff 138808;o 000080 9 6 1.5',
  IT: 'v 009246 fff ce2b37',
  JP: 'h fff;o bc002d 9 6 3.4',
  KR: 'h fff;o cd2e3a 9 5.4 2.4;o 0047a0 9 7 1.8',
  MX: 'v 006847 fff ce1126;o 8c6239 9 6 1.7',
  MY: 'h cc0001 fff cc0001 fff cc0001 fff cc0001 fff;c 010066 9 6;s ffcc00 5 3 2',
  NG: 'v 008751 fff 008751',
  NL: 'h ae1c28 fff 21468b',
  PH: 'h 0038a8 ce1126;t fff;s fcd116 2.4 6 1.4',
  PK: 'v fff 01411c 01411c 01411c;o fff 11.4 6 2.6;o 01411c 12.3 5.4 2.2',
  PL: 'h fff dc143c',
  PT: 'v 006600 006600 ff0000 ff0000 ff0000;o ffe600 7.2 6 1.9',
  RO: 'v 002b7f fcd116 ce1126',
  RU: 'h fff 0039a6 d52b1e',
  SA: 'h 006c35;r fff',
  SE: 'h 006aa7;x fecc00',
  SK: 'h fff 0b4ea2 ee1c25;o ee1c25 6 6 2.2',
  TR: 'h e30a17;o fff 7 6 2.8;o e30a17 7.8 6 2.2;s fff 11 6 1.2',
  UA: 'h 0057b7 ffd700',
  US: 'h b22234 fff b22234 fff b22234 fff b22234;c 3c3b6e 8 6.9',
};

const shapes: Readonly<Record<string, (...values: string[]) => string>> = {
  h: (...colors) => stripes(colors, (at, size) => `y="${at * 12}" width="18" height="${size * 12 + 0.01}"`),
  v: (...colors) => stripes(colors, (at, size) => `x="${at * 18}" width="${size * 18 + 0.01}" height="12"`),
  x: (color) => `<path stroke="#${color}" stroke-width="2.4" d="M0 6h18M6.5 0v12"/>`,
  p: (color) => `<path stroke="#${color}" stroke-width="2.4" d="M5 6h8M9 2v8"/>`,
  b: () => '<path stroke="#fff" stroke-width="1.3" d="M0 3.3h6.6M3.3 0v6.6"/>',
  u: () =>
    '<path stroke="#fff" stroke-width="1.6" d="m0 0 9 6M9 0 0 6"/><path stroke="#fff" stroke-width="2" d="M4.5 0v6M0 3h9"/><path stroke="#c8102e" stroke-width="1.1" d="M4.5 0v6M0 3h9"/>',
  o: (color, x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#${color}"/>`,
  c: (color, width, height) => `<path fill="#${color}" d="M0 0h${width}v${height}H0z"/>`,
  t: (color) => `<path fill="#${color}" d="m0 0 8 6-8 6z"/>`,
  d: (color) => `<path fill="#${color}" d="m9 1.2 7.4 4.8L9 10.8 1.6 6z"/>`,
  r: (color) => `<path stroke="#${color}" d="M4 8.6h10M5 5h8"/>`,
  s: (color, x, y, radius = '1') =>
    `<path fill="#${color}" d="M0-1 .24-.31.95-.31.38.12.59.81 0 .38-.59.81-.38.12-.95-.31-.24-.31z" transform="translate(${x} ${y}) scale(${radius})"/>`,
};

const stripes = (colors: readonly string[], place: (at: number, size: number) => string): string =>
  colors
    .map((color, at) => `<rect ${place(at / colors.length, 1 / colors.length)} fill="#${color}"/>`)
    .join('');

interface FlagOptions {
  /** The name of what it stands for is beside it. */
  isMute?: boolean;
}

/** LNG-005: the flag of a country; its code where it is not among them. */
export function flagOf(country: string, { isMute = false }: FlagOptions = {}): Html {
  const parts = flags[country];
  if (!parts) return html`<span class="flag">${country}</span>`;
  const drawn = parts.split(';').map((part) => {
    const [shape = '', ...values] = part.split(' ');
    return shapes[shape]?.(...values) ?? '';
  });
  const name = isMute
    ? html`aria-hidden="true"`
    : html`role="img" aria-label="${names.of(country) ?? country}"`;
  // of the table above alone
  const picture: Html = { markup: drawn.join('') };
  return html`<svg class="flag" viewBox="0 0 18 12" data-country="${country}" ${name}>${picture}</svg>`;
}
