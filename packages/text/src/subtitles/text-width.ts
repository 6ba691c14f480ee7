const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Extended_Pictographic}]/u;
const unseen = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Room that a text takes on a line, in Latin letters: Chinese, Japanese and Korean characters count as two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character < '\u0300') width++;
    else if (wide.test(character)) width += 2;
    else if (!unseen.test(character)) width++;
  }
  return width;
}
