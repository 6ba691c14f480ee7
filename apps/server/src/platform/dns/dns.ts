import { Resolver } from 'node:dns/promises';

/** Questions to the domain name system. */
export interface Dns {
  /** The TXT records of a name, each as one text; none when the name or the records are not there. */
  findTxt(name: string): Promise<string[]>;
}

/** What resolvers say of a name that is not there, in place of an empty list. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

/** `servers` with or without a port; empty: those of the machine. Each is asked twice, for so long. */
export function openDns(servers: readonly string[], { timeoutMs = 4_000 } = {}): Dns {
  return {
    findTxt: async (name) => {
      // one a question: the servers of the machine may change while it runs
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
      if (servers.length > 0) resolver.setServers(servers);
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (cause) {
        if (nothingThere.has((cause as NodeJS.ErrnoException).code ?? '')) return [];
        throw cause;
      }
    },
  };
}
