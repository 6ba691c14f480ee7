/**
 * How many kB of scripts and styles a first load may fetch before the page can be used, gzipped. Of home's, React is 65,
 * the router 27, the queries 11, the icons 5, the style sheet 16; the shell is 36, twelve of them the list of all pages
 * and of the files that each is made of, and the page itself ten. Text to speech is meant to take 180 kB of scripts at
 * most; it takes 164, and 16 of styles.
 */
export const weightLimits = {
  '/app/home': 174,
  '/app/speech-synthesis/text-to-speech': 183,
} as const;
