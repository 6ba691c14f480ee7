/**
 * How many kB of scripts and styles a first load may fetch before the page can be used, gzipped. Of home's, React is 65,
 * the router 27, the queries 11, the icons 5, the style sheet 16; the shell is 34, ten of them the list of all pages and
 * of the files that each is made of, and the page itself ten.
 */
export const weightLimits = {
  '/app/home': 172,
  '/app/speech-synthesis/text-to-speech': 180,
} as const;
