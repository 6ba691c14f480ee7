const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in quoted attributes of XML, which knows no control characters. */
export const escaped = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|\p{Cs}/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** A clock value of SMIL 3.0: `12.345s`. */
export const clockValue = (seconds: number): string => `${seconds.toFixed(3)}s`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
