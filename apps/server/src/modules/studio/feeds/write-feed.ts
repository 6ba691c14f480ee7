import { brand } from '@mynah/contract';
import { escapeMarkup } from '../../../platform/http/escape-markup.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from '../snapshots/snapshots.tables.ts';
import type { FeedAddresses } from './feed-addresses.ts';

type Episode = Pick<
  ChapterSnapshotRow,
  'id' | 'chapterId' | 'name' | 'contentType' | 'audioBytes' | 'durationMs' | 'createdAt'
>;

interface FeedContent {
  project: ProjectRow;
  /** In the order of the book. */
  episodes: readonly Episode[];
  addresses: FeedAddresses;
}

/**
 * A podcast that no directory takes in, its episodes in their order. Source: RSS 2.0; Apple, "A Podcaster’s Guide to
 * RSS".
 */
export function writeFeed({ project, episodes, addresses }: FeedContent): string {
  const title = text(project.title || project.name);
  const description = text(project.description || project.title || project.name);
  const newest = episodes.reduce((latest, { createdAt }) => Math.max(latest, createdAt.getTime()), 0);
  const lines = [
    `<title>${title}</title>`,
    `<link>${text(addresses.page)}</link>`,
    `<atom:link href="${text(addresses.feed)}" rel="self" type="application/rss+xml" />`,
    `<description>${description}</description>`,
    `<language>${text(project.language ?? 'en')}</language>`,
    `<generator>${text(brand.name)}</generator>`,
    ...(newest > 0 ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`] : []),
    `<itunes:author>${text(project.author || brand.name)}</itunes:author>`,
    `<itunes:explicit>${project.matureContent}</itunes:explicit>`,
    '<itunes:type>serial</itunes:type>',
    '<itunes:block>Yes</itunes:block>',
    ...(project.coverBlob === null
      ? []
      : [
          `<itunes:image href="${text(addresses.cover)}" />`,
          `<image><url>${text(addresses.cover)}</url><title>${title}</title><link>${text(addresses.page)}</link></image>`,
        ]),
    ...episodes.map((episode, index) => itemOf(episode, index + 1, addresses)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${lines.join('\n')}
</channel>
</rss>
`;
}

/** The same chapter stays the same episode, however often it is spoken anew. */
function itemOf(episode: Episode, number: number, addresses: FeedAddresses): string {
  const { chapterId, name, contentType, audioBytes, durationMs, createdAt } = episode;
  const url = text(addresses.episode(episode));
  return `<item>
<title>${text(name)}</title>
<guid isPermaLink="false">${text(chapterId)}</guid>
<pubDate>${createdAt.toUTCString()}</pubDate>
<enclosure url="${url}" length="${audioBytes}" type="${text(contentType)}" />
<itunes:duration>${Math.round(durationMs / 1000)}</itunes:duration>
<itunes:episode>${number}</itunes:episode>
<itunes:episodeType>full</itunes:episodeType>
<itunes:block>Yes</itunes:block>
</item>`;
}

/** XML knows no control characters, escaped or not. */
const text = (value: string): string =>
  escapeMarkup(value.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|\p{Cs}/gu, ''));
