/** One language of a dub. */
export interface DubAddress {
  dubbingId: string;
  language: string;
}
