import type { ManuscriptLimits } from './limits.ts';

export interface ReadingOptions {
  /** Those that are not named are `manuscriptLimits`. */
  limits?: Partial<ManuscriptLimits>;
  /** Heard between parts and pages; the program that reads apart is ended at once. */
  signal?: AbortSignal;
}

/** A file: what it is tells its content; name and media type only decide between kinds of plain text. */
export type ManuscriptFile = ({ bytes: Uint8Array } | { path: string }) & {
  fileName: string;
  mediaType?: string;
  /** Where it was fetched, if it was: HTML is then read as a reader view does. */
  address?: string;
};

/** A page that was fetched. */
export interface ManuscriptPage {
  html: string;
  /** Where it stands, after redirects. */
  address: string;
}
