import type { WidgetSettings } from './settings.ts';

type LinkRules = Pick<
  WidgetSettings,
  'markdown_link_allowed_hosts' | 'markdown_link_include_www' | 'markdown_link_allow_http'
>;

/** The address that an answer may link to; undefined for all that the owner has not named. */
export function allowedLink(address: string, rules: LinkRules): string | undefined {
  const url = URL.parse(address);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && rules.markdown_link_allow_http)))
    return undefined;
  const fits = rules.markdown_link_allowed_hosts.some(({ hostname: listed }) => {
    const name = listed.toLowerCase();
    if (name === '*' || name === url.host || name === url.hostname) return true;
    if (name.startsWith('*.')) return url.hostname.endsWith(name.slice(1));
    return rules.markdown_link_include_www && url.hostname === `www.${name}`;
  });
  return fits ? url.href : undefined;
}
