/**
 * The script of a website: puts the player's frame into each element that asks for one. It imports nothing and leaves
 * nothing in the page's scope, takes no cookie, and shows nothing before the frame has something to show.
 */
(() => {
  const script = document.currentScript as HTMLScriptElement | null;
  const origin = script ? new URL(script.src).origin : location.origin;

  /** The article's own address, where the page says it: it may be reached by several. */
  function pageAddress(): string {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    return canonical && new URL(canonical).origin === location.origin ? canonical : location.href;
  }

  function addPlayer(place: HTMLElement): void {
    const { project, site } = place.dataset;
    if ((!project && !site) || place.querySelector('iframe')) return;
    const query = new URLSearchParams({
      ...(project ? { project } : { site: site ?? '' }),
      url: pageAddress(),
    });
    const frame = document.createElement('iframe');
    frame.title = 'Listen to this article';
    frame.src = `${origin}/embed/article?${query}`;
    frame.allow = 'autoplay';
    // the server asks where the player stands, whatever the page tells others
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' });
    // as the player's own document, or a dark page would give it a white ground
    frame.style.colorScheme = 'light';
    // a frame that was refused tells no height, and is never seen
    frame.style.visibility = 'hidden';
    addEventListener('message', ({ source, origin: from, data }: MessageEvent<{ height?: unknown }>) => {
      if (source !== frame.contentWindow || from !== origin || typeof data?.height !== 'number') return;
      frame.style.height = `${Math.min(Math.max(0, data.height), 600)}px`;
      frame.style.visibility = data.height > 0 ? 'visible' : 'hidden';
    });
    place.append(frame);
  }

  function addPlayers(): void {
    for (const place of document.querySelectorAll<HTMLElement>('.audio-native')) addPlayer(place);
  }

  addPlayers();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addPlayers);
})();
