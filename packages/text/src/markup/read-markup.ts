import { MappedText, MappedTextBuilder } from '../mapped-text.ts';
import type { WarningList } from '../warnings.ts';
import { toIpa } from './arpabet.ts';
import { type AudioTagOptions, readAudioTag } from './audio-tags.ts';
import type { SpeakingStyle } from './speaking-styles.ts';
import {
  breakMs,
  decodeEntities,
  decodeEntity,
  isKnownElement,
  maxBreakMs,
  readTag,
  type Tag,
} from './tags.ts';

/** A silence, or with `ms` 0 just the end of a stretch, at an offset of the text without markup. */
export interface Pause {
  at: number;
  ms: number;
  /** Of a paragraph: not heard at the end of the text. */
  isParagraph: boolean;
  /** How what follows is said, where a tag changes it. */
  speakingStyle?: SpeakingStyle;
}

export interface Unmarked {
  /** Without markup; entities decoded, phoneme spans set. */
  text: MappedText;
  /** In order. */
  pauses: Pause[];
}

/**
 * Whatever could be markup. Lengths are limited, so that a stray `<` cannot make the search slow;
 * whole `<phoneme>` and `<sub>` elements come as one, since they hold plain words only.
 */
const markup =
  /<(phoneme|sub)\b[^<>]{0,1000}>([^<>]{0,1000})<\/\1\s*>|<!--[^<>]{0,1000}-->|<[/?!]?[a-z][^<>]{0,1000}>|&(?:[a-z]{2,6}|#\d{1,7}|#x[\da-f]{1,6});|\[\p{L}[\p{L}\p{M}\p{N}'’ ,.!?:-]{0,80}\]/giu;

/** Silence at the end of an SSML paragraph. */
const paragraphMs = 700;

/**
 * Takes markup and audio tags out of a text. Without `ssml` only `<break>` and audio tags count, as upstream.
 * Never fails: what cannot be read stays text and gives a warning.
 */
export function readMarkup(source: string, reading: MarkupOptions, warnings: WarningList): Unmarked {
  return new MarkupReader(MappedText.from(source), reading, warnings).read();
}

export interface MarkupOptions {
  ssml: boolean;
  audioTags?: AudioTagOptions;
}

class MarkupReader {
  private readonly builder = new MappedTextBuilder();
  private readonly pauses: Pause[] = [];
  private readonly source: MappedText;
  private readonly ssml: boolean;
  private readonly audioTags: AudioTagOptions | undefined;
  private readonly warnings: WarningList;

  constructor(source: MappedText, { ssml, audioTags }: MarkupOptions, warnings: WarningList) {
    this.source = source;
    this.ssml = ssml;
    this.audioTags = audioTags;
    this.warnings = warnings;
  }

  read(): Unmarked {
    let done = 0;
    for (const match of this.source.text.matchAll(markup)) {
      const end = match.index + match[0].length;
      this.builder.copy(this.source, done, match.index);
      if (!this.take(match, end)) this.builder.copy(this.source, match.index, end);
      done = end;
    }
    this.builder.copy(this.source, done, this.source.length);
    return { text: this.builder.build(this.source.length), pauses: this.pauses };
  }

  /** Acts on one match; false leaves it as text. */
  private take(match: RegExpExecArray, end: number): boolean {
    const [whole, element, content = ''] = match;
    if (whole.startsWith('[')) return this.takeAudioTag(whole, match.index, end);
    if (whole.startsWith('&')) return this.ssml && this.takeEntity(whole, match.index, end);
    if (element) return this.ssml && this.takeElement(whole, content, match.index);
    if (/^<[?!]/.test(whole)) return this.ssml;
    return this.takeTag(whole);
  }

  private takeAudioTag(whole: string, start: number, end: number): boolean {
    const tag = readAudioTag(whole.slice(1, -1), this.audioTags);
    if (!tag) return false;
    if (tag.kind === 'pause') this.pause(tag.ms);
    if (tag.kind === 'style') this.turnTo(tag.speakingStyle);
    if (tag.kind === 'left-out')
      this.warnings.add(
        'audio_tags_left_out',
        (count) => `${count} audio tags such as ${whole} were left out.`,
      );
    this.builder.write(' ', this.source, start, end);
    return true;
  }

  private takeEntity(whole: string, start: number, end: number): boolean {
    const character = decodeEntity(whole);
    if (character === undefined) return false;
    this.builder.write(character, this.source, start, end);
    return true;
  }

  private takeElement(whole: string, content: string, start: number): boolean {
    const tag = readTag(whole.slice(0, whole.indexOf('>') + 1));
    if (!tag || !content.trim()) return tag !== undefined;
    const contentStart = start + whole.indexOf('>') + 1;
    const ipa = tag.name === 'phoneme' ? this.readPhoneme(tag.attributes) : undefined;
    const text = tag.attributes.alias ?? decodeEntities(content);
    const from = this.builder.length;
    this.builder.write(text, this.source, contentStart, contentStart + content.length);
    if (ipa) this.builder.fixSound(from, ipa);
    return true;
  }

  private readPhoneme({ alphabet = 'ipa', ph = '' }: Readonly<Record<string, string>>): string | undefined {
    const ipa = toIpa(ph, alphabet.toLowerCase());
    if (!ipa)
      this.warnings.add(
        'invalid_phoneme',
        (count) => `${count} phonemes couldn’t be read, so the words are spoken as written.`,
      );
    return ipa;
  }

  private takeTag(whole: string): boolean {
    const tag = readTag(whole);
    if (tag?.name === 'break') return this.takeBreak(tag);
    if (!this.ssml) return false;
    if (!tag || !isKnownElement(tag.name) || tag.name === 'phoneme' || tag.name === 'sub') {
      this.warnings.add('unknown_markup', (count) => `${count} unknown or broken tags were read as text.`);
      return false;
    }
    if (tag.name === 'p') this.pause(tag.closing ? paragraphMs : 0, true);
    if (tag.name === 's') this.pause(0, true);
    return true;
  }

  private takeBreak(tag: Tag): boolean {
    if (tag.closing) return true;
    const asked = breakMs(tag.attributes);
    if (asked === undefined)
      this.warnings.add(
        'invalid_break',
        (count) => `${count} breaks had no valid length and became half a second.`,
      );
    const ms = asked ?? 500;
    if (ms > maxBreakMs)
      this.warnings.add(
        'break_shortened',
        (count) => `${count} breaks were shortened to ${maxBreakMs / 1000} seconds.`,
      );
    this.pause(Math.min(ms, maxBreakMs));
    return true;
  }

  private turnTo(speakingStyle: SpeakingStyle): void {
    this.pauses.push({ at: this.builder.length, ms: 0, isParagraph: false, speakingStyle });
  }

  private pause(ms: number, isParagraph = false): void {
    this.pauses.push({ at: this.builder.length, ms, isParagraph });
  }
}
