import { isServerThere, useConnection, waitForConnection } from '#web/shared/connection/connection.ts';
import { reloadOnce } from '#web/shared/connection/reload-after-upgrade.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Loads a part of the app that is not here yet: `loadCode(() => import('./page.tsx'))`. Without a connection it waits
 * and tries again, so that what is open stays open. Code that is gone from a server that answers was replaced by an
 * upgrade: the app is reloaded once.
 * @throws what the import threw when a reload has not helped
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      const loaded = await load();
      useConnection.setState({ isServerGone: false });
      return loaded;
    } catch (cause) {
      // what is shown stays as it is until the new page is there
      if (await isServerThere()) return reloadOnce() ? new Promise(() => undefined) : refuse(cause);
    }
    useConnection.setState({ isServerGone: navigator.onLine });
    await waitForConnection(waitMs);
    renewStyles();
  }
}

/** A style sheet that failed is asked for once by the bundler's loader, and never again. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/** In words of our own: the router reloads once more for those of the browser. */
function refuse(cause: unknown): never {
  throw new Error('A part of the app could not be loaded', { cause });
}
