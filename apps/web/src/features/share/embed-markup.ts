/** The same frame that the server gives to sites that ask for it (oEmbed). */
export function embedMarkup(link: string, title: string): string {
  const address = link.replace(/\/share\/([^/]+)$/, '/embed/share/$1');
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${safeTitle}" width="640" height="240" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
