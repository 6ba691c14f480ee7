const words =
  'chapter|book|part|volume|act|canto|letter|stave|section|chapitre|livre|partie|tome|kapitel|buch|teil|band|capítulo|' +
  'libro|parte|tomo|capitolo|hoofdstuk|deel|rozdział|część|kapitola|глава|часть|том|розділ|luku|fejezet|bölüm';
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|' +
  'nineteen|twenty|thirty|forty|fifty|the first|the second|the third|the fourth|the fifth|the last|first|second|third|last';
const roman = '(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
const number = `(?:\\d{1,4}|${roman}|(?:${numberWords})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`;

const groups =
  /^(?:book|part|volume|act|livre|partie|tome|buch|teil|band|libro|parte|tomo|deel|część|часть|том)\s/iu;
const numbered = new RegExp(`^(?:${words})\\s+(${number})(?![\\p{L}\\p{N}])[.:]?\\s*(.*)$`, 'iu');
const alone = new RegExp(
  '^(?:prologue|epilogue|preface|foreword|introduction|afterword|conclusion|interlude|postscript|prolog|epilog|vorwort|' +
    'einleitung|nachwort|préface|avant-propos|épilogue|prólogo|epílogo|prefazione|предисловие|эпилог)[.:]?$',
  'iu',
);
const eastAsian = /^第\s*[\d〇零一二三四五六七八九十百千]+\s*[章回部卷節话話](?:\s.*)?$/u;
const bareNumber = new RegExp(`^(?:${roman}|\\d{1,3})\\.?$`, 'i');

/** Whether a line of plain text is the heading of a chapter: `CHAPTER I. Down the Rabbit-Hole`, `Epilogue`, `第一章`. */
export function isChapterHeading(line: string): boolean {
  if (line.length > 100) return false;
  if (alone.test(line) || eastAsian.test(line)) return true;
  const rest = numbered.exec(line)?.[2];
  // "Part two of the plan was to wait." is a sentence
  return rest !== undefined && (rest === '' || (!/^\p{Ll}/u.test(rest) && !/[,;]$/.test(rest)));
}

/** What says which chapter it is, for two headings of one chapter. */
export const chapterKey = (line: string): string =>
  (numbered.exec(line) ? line.replace(/^(\S+\s+(?:the\s+)?[^\s.:]+).*$/is, '$1') : line).toLowerCase();

/** Whether a heading only says the number of its chapter, so that the name follows. */
export const isChapterNumber = (heading: string): boolean =>
  bareNumber.test(heading) || numbered.exec(heading)?.[2] === '';

/** Whether a heading stands over several chapters. */
export const isGroupHeading = (heading: string): boolean => groups.test(heading);

export const isBareNumber = (line: string): boolean => bareNumber.test(line);
