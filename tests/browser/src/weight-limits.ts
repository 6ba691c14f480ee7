/**
 * How many kB of scripts a first load may fetch before the page can be used, as they travel, gzipped. Of home's 118,
 * React is 63, the queries 11, the icons 4; the shell with the list of all pages is 30, and the page itself eight.
 */
export const weightLimits = {
  '/app/home': 120,
  '/app/speech-synthesis/text-to-speech': 132,
} as const;

/** Of the one style sheet that all pages share. */
export const styleLimit = 18;

/** Of an agent on somebody's website, before a visitor speaks or writes; its styles are in the script. It takes 18. */
export const widgetLimit = 60;

/** Pages of the website, with their one script and style sheet. They take 10. */
export const siteLimits = { '/': 16, '/text-to-speech/german': 16 } as const;
