/**
 * Is it one of the domains, with its port? `*.example.com` is all that end in it, and not itself; a port that is not
 * named is the usual one of the address.
 */
export const isAllowed = (domains: readonly string[], { host }: Pick<URL, 'host'>): boolean =>
  domains.some((domain) =>
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain,
  );

/** For the policy of a page: who may frame it. With none named anybody may. */
export const frameAncestors = (domains: readonly string[]): string =>
  // `http:` allows `https:` as well
  domains.length === 0 ? '*' : ["'self'", ...domains.map((domain) => `http://${domain}`)].join(' ');
