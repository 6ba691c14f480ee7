import { detectLanguage, detectLanguageWithin } from './language/detect-language.ts';
import { withoutQuotations } from './language/quotations.ts';
import { splitByLanguage } from './language/split-languages.ts';
import type { MappedText, TextRange } from './mapped-text.ts';
import { applyInAddresses, applyPronunciations, type Pronunciations } from './markup/pronunciations/index.ts';
import { readMarkup, type Unmarked } from './markup/read-markup.ts';
import { normalizeText } from './normalize/normalize-text.ts';
import type { PlanOptions, PlanWarning, SpeechPlan, SpeechSegment } from './speech-plan.ts';
import { splitParagraphs } from './split/paragraphs.ts';
import { type Packed, SegmentPacker } from './split/segment-packer.ts';
import { splitSentences } from './split/sentences.ts';
import { WarningList } from './warnings.ts';

/** Longest silence between two words, however many breaks stand there. */
const maxGapMs = 10_000;

/**
 * Plans how a text is spoken: what to say, in which language, in which pieces, with which pauses.
 * Never throws; text without anything to speak gives no segments and the warning `nothing_to_speak`.
 */
export function planSpeech(text: string, options: PlanOptions): SpeechPlan {
  const segments: SpeechSegment[] = [];
  const planning = planSegments(text, options);
  for (let next = planning.next(); ; next = planning.next()) {
    if (next.done) return { segments, warnings: next.value };
    segments.push(next.value);
  }
}

/** The same plan piece by piece, so that the first segment can be spoken at once; returns the warnings at the end. */
export function* planSegments(text: string, options: PlanOptions): Generator<SpeechSegment, PlanWarning[]> {
  const warnings = new WarningList();
  let count = 0;
  for (const segment of tile(new Planner(text, options, warnings).plan(), text.length)) {
    count += 1;
    yield segment;
  }
  if (count === 0) warnings.add('nothing_to_speak', () => 'There’s nothing to speak in the text.');
  return warnings.list();
}

/** Something to say, or only a silence from markup. */
type Planned = Packed | Pick<Packed, 'paragraphPauseMs' | 'breakMs'>;

class Planner {
  private readonly unmarked: Unmarked;
  private readonly pronunciations: readonly Pronunciations[];
  private readonly textLanguage: string;
  private readonly packer: SegmentPacker;
  private readonly options: PlanOptions;
  private readonly warnings: WarningList;

  constructor(text: string, options: PlanOptions, warnings: WarningList) {
    this.options = options;
    this.warnings = warnings;
    this.unmarked = readMarkup(text, options, warnings);
    this.pronunciations = options.pronunciations ?? [];
    this.packer = new SegmentPacker(options.isHeardWhole ? this.unmarked.text.length : undefined);
    this.textLanguage =
      options.language ??
      detectLanguage(withoutQuotations(this.unmarked.text.text), options.fallbackLanguage).language;
  }

  *plan(): Generator<Planned> {
    const { text, pauses } = this.unmarked;
    let start = 0;
    for (const { at, ms, isParagraph, speakingStyle } of pauses) {
      yield* this.planStretch(text.slice(start, at));
      yield* this.packer.flush(0, 0);
      if (speakingStyle) this.packer.speakingStyle = speakingStyle;
      yield isParagraph ? { paragraphPauseMs: ms, breakMs: 0 } : { paragraphPauseMs: 0, breakMs: ms };
      start = at;
    }
    yield* this.planStretch(text.slice(start));
  }

  /** Text between two pauses of the markup. */
  private *planStretch(stretch: MappedText): Generator<Packed> {
    for (const { start, end, pauseAfterMs } of splitParagraphs(stretch.text)) {
      const written = stretch.slice(start, end);
      const { text: paragraph, addresses } = applyPronunciations(written, this.pronunciations, this.warnings);
      const language =
        this.options.language ?? detectLanguageWithin(withoutQuotations(paragraph.text), this.textLanguage);
      for (const sentence of splitSentences(paragraph.text)) {
        yield* this.planSentence(paragraph.slice(sentence.start, sentence.end), language, addresses);
      }
      yield* this.packer.flush(pauseAfterMs, 0);
      if (pauseAfterMs > 0 && paragraph.text.trim() !== '') this.packer.speakingStyle = undefined;
    }
  }

  private *planSentence(
    sentence: MappedText,
    language: string,
    addresses: readonly TextRange[],
  ): Generator<Packed> {
    const runs = this.options.language ? [{ text: sentence, language }] : splitByLanguage(sentence, language);
    for (const run of runs) {
      const mode = this.options.normalization;
      const said = normalizeText(run.text, { language: run.language, mode }, this.warnings);
      yield* this.packer.add(
        applyInAddresses(said, this.pronunciations, addresses, this.warnings),
        run.language,
      );
    }
  }
}

/** Gives each segment its share of the source, so that they tile it, and the silences around it. */
function* tile(planned: Iterable<Planned>, sourceLength: number): Generator<SpeechSegment> {
  let held: Packed | undefined;
  let sourceStart = 0;
  let leadMs = 0;
  for (const item of planned) {
    if (!('text' in item)) {
      if (!held) leadMs += item.breakMs;
      else {
        held.breakMs += item.breakMs;
        held.paragraphPauseMs = Math.max(held.paragraphPauseMs, item.paragraphPauseMs);
      }
      continue;
    }
    if (held) {
      const sourceEnd = Math.max(held.text.sourceEnd, sourceStart);
      yield toSegment(held, { sourceStart, sourceEnd, leadMs, paragraphPauseMs: held.paragraphPauseMs });
      sourceStart = sourceEnd;
      leadMs = 0;
    }
    held = item;
  }
  if (held) yield toSegment(held, { sourceStart, sourceEnd: sourceLength, leadMs, paragraphPauseMs: 0 });
}

interface Place {
  sourceStart: number;
  sourceEnd: number;
  leadMs: number;
  paragraphPauseMs: number;
}

function toSegment({ text, language, breakMs, speakingStyle }: Packed, place: Place): SpeechSegment {
  return {
    ...(speakingStyle && speakingStyle !== 'plain' && { speakingStyle }),
    text: text.text,
    language,
    sourceStart: place.sourceStart,
    sourceEnd: place.sourceEnd,
    sourceMap: text.map,
    phonemes: text.spans.map(({ start, end, ipa }) => ({ start, end, ipa })),
    pauseBeforeMs: Math.min(place.leadMs, maxGapMs),
    pauseAfterMs: Math.min(breakMs + place.paragraphPauseMs, maxGapMs),
  };
}
