/**
 * For pages that have the widget of ElevenLabs: put before it, this script makes it talk to this server, since the
 * widget takes no other address. Only what it sends to the hosts of that API is sent here; nothing else of the page
 * is touched.
 */
(() => {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script) return;
  const here = new URL(script.src);
  const hosts = ['api', 'api.us', 'api.eu.residency', 'api.in.residency', 'api.sg.residency'].map(
    (name) => `${name}.elevenlabs.io`,
  );

  /** Undefined: the address is another's. */
  function redirected(address: string): string | undefined {
    const url = URL.parse(address, location.href);
    if (!url || !hosts.includes(url.hostname)) return undefined;
    const isSocket = url.protocol.startsWith('ws');
    url.protocol = isSocket ? here.protocol.replace('http', 'ws') : here.protocol;
    url.host = here.host;
    // a host without a port leaves that of before
    url.port = here.port;
    return url.href;
  }

  const { fetch: own, WebSocket: OwnSocket } = window;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const there = redirected(address);
    if (there === undefined) return own(input, init);
    return own(input instanceof Request ? new Request(there, input) : there, init);
  };
  window.WebSocket = class extends OwnSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(redirected(String(address)) ?? address, protocols);
    }
  };
})();
