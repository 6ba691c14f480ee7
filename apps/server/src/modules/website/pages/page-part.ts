import { type Html, html } from '../../../platform/http/html.ts';
import type { PagePart } from '../content/index.ts';
import type { SiteContext } from '../site-context.ts';
import { enquiryForm } from './enquiry-form.ts';
import { languageChip } from './language-chip.ts';
import { isAccent } from './language-page.ts';
import { slugOfLanguage } from './languages.ts';
import { longDay } from './long-day.ts';
import { speechDemo } from './speech-demo.ts';

type Maker = (site: SiteContext, text?: string) => Html;

/** A tool, a list or a form in a page. */
export const pagePart = (site: SiteContext, part: PagePart, text?: string): Html => makers[part](site, text);

const makers: Record<PagePart, Maker> = {
  speech: (site, text = spoken) => html`<div class="wide">${speechDemo(site, { code: 'en', text })}</div>`,
  voices: voiceCards,
  languages: languageLists,
  'use-cases': ({ content }) =>
    cards(
      [...content['use-cases'].values()]
        .toSorted((a, b) => a.fields.order - b.fields.order)
        .map(({ slug, fields }) => ({
          path: `/use-cases/${slug}`,
          title: fields.title,
          text: fields.description,
        })),
    ),
  customers: ({ content }) =>
    cards(
      [...content.customers.values()].map(({ slug, fields }) => ({
        path: `/customers/${slug}`,
        title: fields.title,
        text: fields.description,
      })),
    ),
  posts: ({ content }) =>
    cards(
      [...content.blog.values()]
        .toSorted((a, b) => b.fields.date.localeCompare(a.fields.date))
        .map(({ slug, fields }) => ({
          path: `/blog/${slug}`,
          title: fields.title,
          text: `${longDay(fields.date)} – ${fields.description}`,
        })),
    ),
  'sales-form': () => enquiryForm('sales'),
  'legal-form': () => enquiryForm('legal'),
  'grant-form': () => enquiryForm('grant'),
  'partnership-form': () => enquiryForm('partnership'),
};

const spoken =
  'Type here what you want to hear. The voice reads numbers such as 1,250, dates such as 3 May 2027, and asks questions, doesn’t it?';

const cards = (list: readonly { path: string; title: string; text: string }[]): Html =>
  html`<div class="wide cards band">${list.map(({ path, title, text }) => html`<a href="${path}" class="card"><h2>${title}</h2><p>${text}</p></a>`)}</div>`;

/** Some voices of each language, heard at a press. */
function voiceCards({ languages }: SiteContext): Html {
  const shown = languages.flatMap(({ name, code, voices }) =>
    voices.slice(0, 2).map((voice) => ({ ...voice, language: name, code })),
  );
  return html`<div class="wide voices band">${shown.map(
    ({ id, name, text, language, code, color }) =>
      html`<button type="button" class="voice" data-speak data-voice="${id}" data-code="${code}" data-color="${color}" data-text="${text}" disabled><span class="orb" aria-hidden="true"></span><span><strong>${name}</strong><span>${language}</span></span></button>`,
  )}</div><p class="wide note" role="status" data-voices-status></p>${exampleList()}`;
}

/** LNG-015, LNG-020, LNG-021: what is spoken, and the pages of languages and accents. */
function languageLists({ languages, spoken }: SiteContext): Html {
  const own = spoken.filter((entry) => !isAccent(entry));
  const accents = spoken.filter(isAccent);
  return html`<section class="wide band"><h2>Hear one of ${own.length} languages</h2><div class="chips">${own.map(languageChip)}</div></section>
  <section class="wide band"><h2>Hear one of ${accents.length} accents</h2><div class="chips">${accents.map(languageChip)}</div></section>
  <section class="wide band"><h2>Voices, language by language</h2><div class="chips">${languages.map(
    ({ name }) => html`<a href="/languages/${slugOfLanguage(name)}">${name}</a>`,
  )}</div></section>`;
}

/** Before and after, made by the engines of this server when they are first asked for. */
function exampleList(): Html {
  const tools = [
    ['voice-changer', 'Voice changer', 'A sentence, and the same sentence in another voice.'],
    ['voice-isolator', 'Voice isolator', 'A voice in the rain, and the voice alone.'],
    ['voice-cloning', 'Voice cloning', 'A recording, and a new sentence in its voice.'],
  ] as const;
  return html`<div class="wide cards band">${tools.map(
    ([tool, name, text]) =>
      html`<div class="card"><h2><a href="/${tool}">${name}</a></h2><p>${text}</p>${(
        ['before', 'after'] as const
      ).map(
        (side) =>
          html`<p class="figure"><span id="${tool}-${side}">${side === 'before' ? 'Before' : 'After'}</span><audio controls preload="none" src="/v1/examples/${tool}/${side}" aria-labelledby="${tool}-${side}"></audio></p>`,
      )}</div>`,
  )}</div>`;
}
