import { brand } from '@mynah/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import { divideSections, type Entry } from '../content/index.ts';
import type { SiteContext } from '../site-context.ts';
import { sitePage } from './frame.ts';
import { languageChip } from './language-chip.ts';
import { isAccent } from './language-page.ts';
import { products } from './navigation.ts';
import { speechDemo } from './speech-demo.ts';

/** RTE-002: what a stranger sees first, and hears. */
export function frontPage(site: SiteContext, { fields, body }: Entry<'pages'>): SitePage {
  const { introText, sections } = divideSections(body);
  return sitePage(site, {
    title: `${brand.name} – ${fields.description}`,
    description: fields.lead ?? fields.description,
    path: '/',
    data: [
      {
        '@type': 'SoftwareApplication',
        name: brand.name,
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Linux, macOS',
        description: fields.lead ?? fields.description,
        url: `${site.origin}/`,
      },
    ],
    main: html`<section class="hero wide">
        ${fields.eyebrow && html`<p class="eyebrow">${fields.eyebrow}</p>`}
        <h1>${fields.title}</h1>
        <p class="lead">${fields.lead ?? fields.description}</p>
      </section>
      <div class="wide glow">${speechDemo(site, { code: 'en', text: firstText })}</div>
      ${languageRow(site)}
      <section class="wide band" aria-labelledby="does">
        <h2 id="does">${introText || 'What it does'}</h2>
        <div class="cards five">${products.flatMap(({ path, name }) => productCard(site, path, name))}</div>
      </section>
      <section class="wide band facts">${sections.map(
        ({ title, text }) => html`<div><h2>${title}</h2>${text}</div>`,
      )}</section>
      <section class="wide band code" aria-labelledby="calls">
        <div><h2 id="calls">One call away</h2>
        <p>Programs and libraries written for the ElevenLabs API work with this server: give them its address and a key. So do those that speak OpenAI’s speech and transcription API.</p>
        <p><a href="/docs/introduction">Your first hour</a></p></div>
        <pre tabindex="0" aria-label="Example of a call"><code>curl ${site.origin}/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM \\
  -H "xi-api-key: $KEY" \\
  -H "content-type: application/json" \\
  -d '{"text": "Good morning."}' \\
  -o morning.mp3</code></pre>
      </section>`,
  });
}

const firstText =
  'Good evening. I was never recorded: somebody typed this, and the machine behind this page has just said it.';

/** So many fill two rows. */
const mostChips = 17;

const languageRow = ({ spoken, has }: SiteContext): Html =>
  html`<nav class="wide chips" aria-label="Languages and accents">${spoken
    .filter((entry) => !isAccent(entry))
    .slice(0, mostChips)
    .map(
      languageChip,
    )}${has('/languages') && html`<a href="/languages" class="more">All ${spoken.length}</a>`}</nav>`;

function productCard({ content, has }: SiteContext, path: string, name: string): Html[] {
  if (!has(path)) return [];
  const text = content.pages.get(path.slice(1))?.fields.description ?? cardTexts[path];
  return text === undefined ? [] : [html`<a href="${path}" class="card"><h3>${name}</h3><p>${text}</p></a>`];
}

/** Of pages that are parts of the app. */
const cardTexts: Readonly<Record<string, string>> = {
  '/voice-changer': 'Say it yourself and hear it in another voice, with your timing and intonation.',
  '/voice-cloning': 'Half a minute of speech, and any text is read in that voice.',
  '/voice-isolator': 'Noise goes, the voice stays: for recordings and videos.',
  '/sound-effects': 'Describe a sound and hear it; search what is there already.',
  '/ai-speech-classifier': 'Was a recording made by AI? Speech from this server is recognized.',
  '/voice-library': 'Voices shared by people, by language, accent and use.',
};
