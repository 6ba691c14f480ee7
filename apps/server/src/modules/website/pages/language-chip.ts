import { type Html, html } from '../../../platform/http/html.ts';
import type { Entry } from '../content/index.ts';
import { flagOf } from './flag.ts';

export const languageChip = ({ slug, fields }: Entry<'text-to-speech'>): Html =>
  html`<a href="/text-to-speech/${slug}">${flagOf(fields.flag, { isMute: true })}${fields.name}</a>`;
