import type { articlePlayerRoutes } from '@mynah/contract/audio-native';
import { answerHtml, type BytesAnswer, type Call } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { frameAncestors, isAllowed } from './allowed-domains.ts';
import { articleAddress, originOf } from './article-address.ts';
import { articlePage, quietPage } from './article-page.ts';
import { findPublicEmbed, findSettings, findSite } from './audio-native.store.ts';
import type { EmbedRow, SettingsRow } from './audio-native.tables.ts';
import { isOwnHost } from './require-own-page.ts';
import { writeTicket } from './ticket.ts';

type PageCall = Call<typeof articlePlayerRoutes.page>;

/**
 * The player as a page for frames. Who may frame it is told to the browser by the page's policy, and whoever says where
 * they come from, and may not, gets nothing: not the script of the page decides, but this server.
 */
export async function answerPlayerPage(call: PageCall): Promise<BytesAnswer> {
  const { platform, query, setHeader, removeHeader } = call;
  removeHeader('x-frame-options');
  setHeader('cache-control', 'no-store');
  setHeader('x-robots-tag', 'noindex');
  if (query.preview !== undefined) {
    setHeader('content-security-policy', policyOf("'self'"));
    return answerHtml(articlePage({ looks: { small: false, textColor: '', backgroundColor: '' } }));
  }
  const player = await findPlayer(platform, query);
  const domains = player?.settings?.allowedDomains ?? [];
  const visited = player && visitedPage(call, domains);
  if (!visited || !(player.embed || visited.url)) {
    setHeader('content-security-policy', policyOf('*'));
    return answerHtml(quietPage, 404);
  }
  setHeader('content-security-policy', policyOf(frameAncestors(domains)));
  const { workspaceId, embed, settings } = player;
  const ticket = writeTicket(platform, { workspaceId, embedId: embed?.id, url: visited.url });
  return answerHtml(
    articlePage({ ticket, key: embed?.id ?? visited.url ?? '', looks: looksOf(embed, settings) }),
  );
}

interface Player {
  workspaceId: string;
  embed?: EmbedRow;
  settings: SettingsRow | undefined;
}

async function findPlayer(platform: Platform, query: PageCall['query']): Promise<Player | undefined> {
  const embed = query.project && (await findPublicEmbed(platform.db, query.project));
  if (embed) {
    const { workspaceId } = embed;
    return { workspaceId, embed, settings: await findSettings(platform.db, workspaceId) };
  }
  const settings = query.site && (await findSite(platform.db, query.site));
  return settings ? { workspaceId: settings.workspaceId, settings } : undefined;
}

/** Undefined: the page may not have the player. An address is one where the domain is listed, and that of the page. */
function visitedPage(call: PageCall, domains: readonly string[]): { url?: string } | undefined {
  const from = originOf(call.header('origin') ?? call.header('referer'));
  const isHere = from !== undefined && isOwnHost(call, from);
  if (from && !isHere && domains.length > 0 && !isAllowed(domains, from)) return undefined;
  const url = call.query.url === undefined ? undefined : articleAddress(call.query.url);
  if (url === undefined) return {};
  const { host } = new URL(url);
  const isItsOwn = from === undefined || isHere || from.host === host;
  return isItsOwn && isAllowed(domains, { host }) ? { url } : {};
}

const looksOf = (embed: EmbedRow | undefined, settings: SettingsRow | undefined) => ({
  small: embed?.small ?? settings?.small ?? false,
  textColor: embed?.textColor ?? settings?.textColor ?? '',
  backgroundColor: embed?.backgroundColor ?? settings?.backgroundColor ?? '',
});

const policyOf = (ancestors: string): string =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
