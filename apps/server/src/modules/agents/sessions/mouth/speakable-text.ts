/** What a model writes, as somebody would read it aloud: no marks, no addresses, no code, no little pictures. */
export function speakableText(written: string): string {
  return written
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>()]+[^\s<>().,!?;:]>?/gi, ' ')
    .replace(/<(?!\/?(?:break|phoneme|speak|say-as|sub|emphasis|prosody)\b)\/?[a-z][^>]*>/gi, ' ')
    .replace(/^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*$/gm, ' ')
    .replace(
      /^\s*\|(.*)\|\s*$/gm,
      (_, row: string) =>
        `${row
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(', ')}.`,
    )
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, ' ')
    .replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/gm, (_, heading: string) => withPeriod(heading))
    .replace(/^\s*>\s?/gm, '')
    .replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+(.*)$/gm, (_, item: string) => withPeriod(item))
    .replace(/(\*\*\*|\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/[*~`]{2,}/g, '')
    .replace(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*\uFE0F?/gu,
      keptSign,
    )
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.!?;:])/g, '$1');
}

/** An item is a sentence of its own. */
const withPeriod = (line: string): string => (/[\p{L}\p{N}]$/u.test(line.trim()) ? `${line.trim()}.` : line);

/** Signs that are read (`©`, `™`) are pictures to Unicode, too. */
const keptSign = (sign: string): string => (/^[©®™]$/u.test(sign) ? sign : '');
