import { brand } from '@mynah/contract';
import type { Listening } from '@mynah/contract/studio/feeds';
import { voiceColor } from '@mynah/contract/voices/voice-color';
import { type Html, html } from '../../../platform/http/html.ts';
import { pageDocument } from '../../../platform/http/page-document.ts';

/** The page to listen to a project. Its chapters can be read and opened without a script as well. */
export const listeningPage = (listening: Listening, description: string): string =>
  pageDocument({
    title: `${listening.title} · ${brand.name}`,
    robots: 'noindex',
    head: html`<link rel="stylesheet" href="/embed/listen.css" />
    <link rel="alternate" type="application/rss+xml" href="${listening.feed_url}" title="${listening.title}" />
    ${previewTags(listening, description)}`,
    body: html`<main class="share listening" data-color="${voiceColor('', listening.title)}">
      <article class="card">
        <header>
          ${coverOf(listening)}
          <div>
            <h1 dir="auto">${listening.title}</h1>
            <p class="facts" dir="auto">${listening.author}</p>
          </div>
        </header>
        ${
          listening.chapters.length === 0
            ? nothingYet
            : html`<div class="player"></div>
        <ol class="chapters">${listening.chapters.map(chapterOf)}</ol>
        <section class="words" aria-label="Text"><p dir="auto"></p></section>`
        }
        ${description !== '' && html`<section class="about" aria-label="About"><p dir="auto">${description}</p></section>`}
        <div class="actions"><a class="action" href="${listening.feed_url}">${podcastSign}<span>Podcast feed</span></a></div>
      </article>
      <footer><a href="/">Made with ${brand.name}</a></footer>
    </main>
    <script type="module" src="/embed/listen.js"></script>`,
  });

const nothingYet = html`<p class="waiting">Nothing to listen to yet. Chapters appear here once they are converted.</p>`;

const coverOf = ({ cover_url }: Listening): Html =>
  cover_url === null
    ? html`<span class="orb" aria-hidden="true"></span>`
    : html`<img class="cover" src="${cover_url}" alt="" />`;

const chapterOf = ({ name, audio_url }: Listening['chapters'][number]): Html =>
  html`<li><a href="${audio_url}" dir="auto">${name}</a></li>`;

const podcastSign = html`<svg class="lines" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 19h.01" /></svg>`;

/** What other sites show in place of a bare address. */
function previewTags({ title, page_url, cover_url }: Listening, description: string): Html[] {
  const properties: Record<string, string> = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description || `Listen to “${title}”.`,
    'og:url': page_url,
    ...(cover_url === null ? {} : { 'og:image': cover_url }),
  };
  return Object.entries(properties).map(
    ([property, content]) => html`<meta property="${property}" content="${content}" />
    `,
  );
}
