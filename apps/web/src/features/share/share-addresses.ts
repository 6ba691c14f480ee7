export const SHARE_PLACES = ['Facebook', 'X', 'WhatsApp'] as const;
export type SharePlace = (typeof SHARE_PLACES)[number];

type Shared = { link: string; text: string };

/** HIS-054, HIS-055: the page of a social network that shares a link with a text. */
export function shareAddress(place: SharePlace, { link, text }: Shared): string {
  switch (place) {
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: text })}`;
    case 'X':
      return `https://x.com/intent/post?${new URLSearchParams({ text, url: link })}`;
    case 'WhatsApp':
      return `https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`;
  }
}
