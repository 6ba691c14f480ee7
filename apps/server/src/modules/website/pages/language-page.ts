import { html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import { type Entry, renderMarkdown } from '../content/index.ts';
import type { SiteContext } from '../site-context.ts';
import { flagOf } from './flag.ts';
import { sitePage } from './frame.ts';
import { languageChip } from './language-chip.ts';
import { speechDemo } from './speech-demo.ts';

type Language = Entry<'text-to-speech'>;

/** LNG-014: an accent is what is named one. */
export const isAccent = ({ fields }: Language): boolean => fields.name.includes('Accent');

/** LNG-001 to LNG-019: a language or an accent, spoken on the spot. */
export function languagePage(site: SiteContext, entry: Language): SitePage {
  const { slug, fields, body } = entry;
  const path = `/text-to-speech/${slug}`;
  const title = isAccent(entry)
    ? `Text to speech in ${articleOf(fields.name)}`
    : `${fields.name} text to speech`;
  const description = `Type a text and hear it in ${isAccent(entry) ? articleOf(fields.name) : fields.name}. ${fields.feature1Title}; ${lowerFirst(fields.feature2Title)}.`;
  return sitePage(site, {
    title,
    description,
    path,
    data: [
      {
        '@type': 'HowTo',
        name: `How to turn text into speech: ${fields.name}`,
        inLanguage: 'en',
        step: [{ '@type': 'HowToStep', text: fields.howTo }],
      },
    ],
    main: html`<section class="hero wide small">
        <p class="eyebrow"><a href="/text-to-speech">Text to speech</a> · ${flagOf(fields.flag)} ${fields.name}</p>
        <h1>${title}</h1>
      </section>
      <div class="wide">${speechDemo(site, { code: fields.code, voice: fields.voice_id, text: fields.placeholder, isFixed: true })}
      <p class="maker">${makerOf(site, entry)}</p></div>
      <section class="wide band facts">
        <div><h2>How to</h2><p>${fields.howTo}</p></div>
        <div><h2>${fields.feature1Title}</h2><p>${fields.feature1Description}</p></div>
        <div><h2>${fields.feature2Title}</h2><p>${fields.feature2Description}</p></div>
      </section>
      ${body !== '' && html`<section class="wide band prose">${renderMarkdown(body)}</section>`}
      <nav class="wide chips band" aria-label="Other languages and accents">${othersLike(site, entry).map(languageChip)}</nav>`,
  });
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const articleOf = (name: string): string =>
  `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name.replace(/ Accent$/, ' accent')}`;

/** Those of its own kind first. */
function othersLike({ spoken }: SiteContext, entry: Language): Language[] {
  const others = spoken.filter(({ slug }) => slug !== entry.slug);
  return others.toSorted(
    (a, b) => Number(isAccent(b) === isAccent(entry)) - Number(isAccent(a) === isAccent(entry)),
  );
}

/** Says plainly who speaks here. */
function makerOf({ languages, findVoice }: SiteContext, { fields }: Language): string {
  const own = languages.find(({ code }) => code === fields.code.split('-')[0])?.voices ?? [];
  const first = (fields.voice_id && languages.length > 0 && findVoice(fields.voice_id)) || own[0];
  if (!first) return '';
  const who = first.isNeural
    ? `You hear ${first.name} first. ${first.description}`
    : `${first.name} speaks here: the built-in robotic voice, which knows every language. Neural voices take its place as soon as this server has loaded them.`;
  return fields.voiceNote ? `${who} ${fields.voiceNote}` : who;
}
