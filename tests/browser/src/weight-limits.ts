/**
 * How many kB of scripts and styles a first load may fetch before the page can be used, gzipped. Of home's, React is 65,
 * the router 27, the queries 11, the icons 5, the style sheet 16; the shell is 36, twelve of them the list of all pages
 * and of the files that each is made of, and the page itself ten. Text to speech is meant to take 180 kB of scripts at
 * most; it takes 164, and 16 of styles.
 */
export const weightLimits = {
  '/app/home': 176,
  '/app/speech-synthesis/text-to-speech': 185,
} as const;

/** Of an agent on somebody's website, before a visitor speaks or writes; its styles are in the script. It takes 18. */
export const widgetLimit = 60;

/** Pages of the website, with their one script and style sheet. They take 10. */
export const siteLimits = { '/': 16, '/text-to-speech/german': 16 } as const;
