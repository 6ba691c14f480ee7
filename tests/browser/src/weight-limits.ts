/**
 * How many kB of scripts and styles a first load may fetch before the page can be used, gzipped. React, the router and
 * the queries are 106 of them, the style sheet 15.
 */
export const weightLimits = {
  '/app/home': 172,
  '/app/speech-synthesis/text-to-speech': 180,
} as const;
