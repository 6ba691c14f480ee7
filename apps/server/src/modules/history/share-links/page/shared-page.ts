import { brand } from '@mynah/contract';
import { downloadFileName } from '@mynah/contract/file-names';
import { extensionOfType } from '@mynah/contract/media-types';
import { voiceColor } from '@mynah/contract/voices/voice-color';
import { type Html, html } from '../../../../platform/http/html.ts';
import { pageDocument } from '../../../../platform/http/page-document.ts';
import { sharedAudioType } from '../actions/read-shared-audio.ts';
import type { ShareAddresses } from '../share-addresses.ts';
import type { SharedRow } from '../share-links.store.ts';
import { embedSize } from './embed-size.ts';
import { bylineOf, dayOf, descriptionOf, titleOf } from './shared-words.ts';

interface PageParts {
  shared: SharedRow;
  addresses: ShareAddresses;
  /** `embed` stands in a frame of another page. */
  kind: 'page' | 'embed';
}

/** HIS-042: the document that a public link leads to. It plays and reads without a script as well. */
export function sharedPage({ shared, addresses, kind }: PageParts): string {
  const isListed = kind === 'page' && shared.link.isIndexed;
  return pageDocument({
    title: `${titleOf(shared)} · ${brand.name}`,
    robots: isListed ? 'all' : 'noindex',
    head: html`${meta({ name: 'description', content: descriptionOf(shared) })}
    <link rel="canonical" href="${addresses.page}" />
    <link rel="alternate" type="application/json+oembed" href="${addresses.oembed}" title="${titleOf(shared)}" />
    <link rel="preload" as="fetch" href="/v1/shared/${shared.link.id}" crossorigin="anonymous" />
    <link rel="stylesheet" href="/embed/share.css" />
    ${kind === 'page' && previewTags(shared, addresses)}`,
    body: html`<main class="share" data-kind="${kind}" data-link="${shared.link.id}" data-color="${colorOf(shared)}">
      <article class="card">
        ${cardHead(shared)}
        <div class="player">
          <noscript><audio controls preload="metadata" src="/v1/shared/${shared.link.id}/audio"></audio></noscript>
        </div>
        <section class="words" aria-label="Text"${kind === 'embed' && html` tabindex="0"`}><p dir="auto">${shared.item.text ?? ''}</p></section>
        <div class="actions">
          <a class="action" href="/v1/shared/${shared.link.id}/audio" download="${fileNameOf(shared)}">${downloadSign}<span>Download</span></a>
        </div>
      </article>
      <footer>${footLink({ addresses, kind })}</footer>
    </main>
    <script type="module" src="/embed/share.js"></script>`,
  });
}

/** Who speaks, who shares, and of when it is. */
function cardHead(shared: SharedRow): Html {
  const made = shared.item.createdAt;
  return html`<header>
          <span class="orb" aria-hidden="true"></span>
          <div>
            <h1>${shared.item.voiceName || 'Audio'}</h1>
            <div class="facts">
              <p class="byline">${bylineOf(shared)}</p>
              <time datetime="${made.toISOString()}">${dayOf(made)}</time>
            </div>
          </div>
        </header>`;
}

const downloadSign = html`<svg class="lines" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v12m-5-5 5 5 5-5M4 20h16" /></svg>`;

const colorOf = ({ item }: SharedRow): number => voiceColor(item.voiceId ?? '', item.voiceName ?? '');

/** The end of a sentence is none of a name. */
const fileNameOf = (shared: SharedRow): string => {
  const extension = extensionOfType(sharedAudioType(shared.item)) ?? 'mp3';
  return downloadFileName(`${titleOf(shared).replace(/[.…]+$/, '')}.${extension}`);
};

/** From a frame it leads to the page, in a tab of its own; from the page to the product. */
const footLink = ({ addresses, kind }: Pick<PageParts, 'addresses' | 'kind'>): Html =>
  kind === 'embed'
    ? html`<a href="${addresses.page}" target="_blank" rel="noopener">Made with ${brand.name}</a>`
    : html`<a href="/">Made with ${brand.name}</a>`;

/** What other sites show in place of a bare address: Open Graph, and the card with a player of X. */
function previewTags(shared: SharedRow, { page, embed, audio, image }: ShareAddresses): Html[] {
  const title = titleOf(shared);
  const description = descriptionOf(shared);
  const properties: Record<string, string> = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': page,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': description,
    'og:audio': audio,
    ...(audio.startsWith('https:') ? { 'og:audio:secure_url': audio } : {}),
    'og:audio:type': sharedAudioType(shared.item),
  };
  const names: Record<string, string> = {
    'twitter:card': 'player',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:player': embed,
    'twitter:player:width': String(embedSize.width),
    'twitter:player:height': String(embedSize.height),
    'twitter:player:stream': audio,
    'twitter:player:stream:content_type': sharedAudioType(shared.item),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => meta({ property, content })),
    ...Object.entries(names).map(([name, content]) => meta({ name, content })),
  ];
}

const meta = (attributes: { name?: string; property?: string; content: string }): Html =>
  html`<meta ${Object.entries(attributes).map(([name, value]) => html`${name}="${value}" `)}/>
    `;
