/** What a file says of its sound. All of it is optional; empty fields are left out. */
export interface SoundTags {
  title?: string;
  /** Who speaks. */
  artist?: string;
  album?: string;
  /** ISO 8601 in UTC, to the second: `2026-11-21T04:10:34`. */
  date?: string;
  /** BCP 47: `en`, `pt-BR`. */
  language?: string;
  /** What is spoken; a long one is cut at the end of a word. */
  text?: string;
  /** Fields that the formats have no name for: model, settings, ids. */
  more?: Readonly<Record<string, string>>;
}

/** An Ogg page, into which all must fit, holds 65,025 bytes. */
const longestTextBytes = 48_000;
const longestFieldBytes = 1000;
const utf8 = new TextEncoder();

/** The tags as they are written: without control characters, none too long, none empty. */
export function writtenTags(tags: SoundTags): SoundTags {
  const field = (value: string | undefined) =>
    cutText(value?.replace(/[\p{Cc}\s]+/gu, ' ') ?? '', longestFieldBytes);
  const more = Object.entries(tags.more ?? {}).map(([name, value]) => [name, field(value)] as const);
  return {
    title: field(tags.title),
    artist: field(tags.artist),
    album: field(tags.album),
    date: field(tags.date),
    language: field(tags.language),
    text: cutText((tags.text ?? '').replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '), longestTextBytes),
    more: Object.fromEntries(more.slice(0, 8).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  };
}

/** At most so many bytes of UTF-8, cut after a word and with an ellipsis; undefined when nothing is left. */
export function cutText(text: string, mostBytes: number): string | undefined {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd').trim();
  if (whole === '') return undefined;
  if (utf8.encode(whole).length <= mostBytes) return whole;
  const { read } = utf8.encodeInto(whole, new Uint8Array(mostBytes - 3));
  const kept = whole.slice(0, read);
  const wordEnd = kept.search(/\s\S*$/u);
  // a text without spaces is cut where it is
  return `${wordEnd > kept.length / 2 ? kept.slice(0, wordEnd) : kept}…`;
}

/** ISO 639-2 of the languages that are spoken here, as ID3 wants them. Source: ISO 639-2/T. */
const threeLetterCodes: Readonly<Record<string, string>> = Object.fromEntries(
  `ar ara|bg bul|bn ben|cs ces|da dan|de deu|el ell|en eng|es spa|et est|fa fas|fi fin|fil fil|fr fra|gu guj|he heb|
  hi hin|hr hrv|hu hun|id ind|it ita|ja jpn|ko kor|lt lit|lv lav|ml mal|mr mar|ms msa|nb nob|nl nld|no nor|pa pan|pl pol|
  pt por|ro ron|ru rus|sk slk|sl slv|sr srp|sv swe|sw swa|ta tam|te tel|th tha|tr tur|uk ukr|ur urd|vi vie|zh zho`
    .split('|')
    .map((pair) => pair.trim().split(' ')),
);

/** `en-US` is `eng`; undefined for a language that the table does not know. */
export const threeLetterLanguage = (language: string | undefined): string | undefined =>
  threeLetterCodes[language?.toLowerCase().split(/[-_]/)[0] ?? ''];
