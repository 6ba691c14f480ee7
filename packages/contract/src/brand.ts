/** The one place with the product's name and addresses, so that a company can put its own. */
export const brand = {
  name: 'Mynah',
  /** Prefix of downloaded files (HIS-071) and of our own headers. */
  slug: 'mynah',
  /** Shown in documents; an operator's own site when `MYNAH_PUBLIC_URL` is set. */
  tagline: 'A voice platform that you run yourself.',
} as const;
