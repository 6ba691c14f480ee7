/**
 * What each part of the product may take of the tests' minutes on a quiet machine with two cores: 13 for what stood when
 * they were halved, checks and build among them, and what later features bought. A file belongs to the first part that
 * names it.
 */
const parts = [
  {
    name: 'agents',
    minutes: 4,
    files: /agent|conversation|knowledge-base|speech-engine|webrtc|integrations/,
  },
  { name: 'dubbing and translation', minutes: 2, files: /dubbing|translation/ },
  {
    name: 'money and usage',
    minutes: 2,
    files: /payments|payout|referral|pricing|subscription|usage|money|billing|budget|stripe/,
  },
  {
    name: 'studio, dictionaries, article player',
    minutes: 2,
    files: /studio|voiceover|dictionar|audio-native|manuscripts|audiobooks|film-sounds/,
  },
  {
    name: 'website, languages of the app',
    minutes: 2,
    files: /website|consent|enquiries|interface-language|site\//,
  },
  { name: 'languages of voices', minutes: 1, files: /neighbor|phonem|other-languages|espeak/ },
  { name: 'core, accounts, speech, voices, pages', minutes: 14, files: /./ },
];

/** By the clock, and not shared out: it runs no file of tests. */
const checksMinutes = 2;

/**
 * The stages' minutes by part of the product, as a table of Markdown beside what each may take. A stage is shared out as
 * its files took of it, for several of them run at once.
 */
export function describeBudget(stages) {
  const taken = parts.map(() => 0);
  for (const { seconds, files = [] } of stages) {
    const together = files.reduce((sum, file) => sum + file.seconds, 0);
    for (const file of files) taken[partOf(file)] += (seconds * file.seconds) / together;
  }
  const checks = stages.filter(({ files = [] }) => files.length === 0);
  const rows = [
    ...checks.map(({ name, seconds }) => row(name, seconds, checksMinutes)),
    ...parts.map(({ name, minutes }, at) => row(name, taken[at], minutes)),
  ];
  return ['| part of the product | minutes | of |', '| --- | --: | --: |', ...rows];
}

const partOf = ({ file }) => parts.findIndex(({ files }) => files.test(file));
const row = (name, seconds, minutes) => `| ${name} | ${(seconds / 60).toFixed(1)} | ${minutes} |`;
