const SHOWN_CHARACTERS = 38;

/** HIS-048, HIS-049: the first 38 characters, and an ellipsis where there are more. */
export const cutLink = (link: string): string =>
  link.length > SHOWN_CHARACTERS ? `${link.slice(0, SHOWN_CHARACTERS)}…` : link;
