/** What a cut after a word costs, the less the better the place: 0 after a sentence, 3 in the middle of a phrase. */
export function cutCost(text: string): number {
  if (endsSentence(text)) return 0;
  if (/[,;:،、，；：–—-]["'”’»)\]」』】]*$/u.test(text)) return 1;
  return isFunctionWord(text) ? 4 : 3;
}

const abbreviation = /^(?:dr|mr|mrs|ms|prof|st|sr|jr|vs|approx|fig|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu;

/** Does a sentence end with this word? */
const endsSentence = (text: string): boolean =>
  /[.!?…。！？｡।؟]["'”’»)\]」』】]*$/u.test(text) && !abbreviation.test(text);

/** Short words that lead over to the next one: no line ends with them. */
const leading = new Set(
  `a an the of to in on at by for from with and or but as if than that this my your his her its our their no
  der die das den dem ein eine und oder mit von zu im am le la les un une des du de et ou à au el los las una y o en
  il lo gli uno e di del per con que se si`.split(/\s+/),
);
const isFunctionWord = (text: string): boolean => leading.has(text.toLowerCase());
