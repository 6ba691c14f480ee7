/**
 * How the bass walks through a bar. Steps in sixteenths: `R` root, `5` fifth, `8` octave, `3` third, `7` seventh below
 * the octave, `n` a step towards the next root, `-` holds, `.` rests.
 */
export const bassPatterns = {
  held: ['R---------------'],
  long: ['R---------R-----', 'R-------5-------'],
  halves: ['R-------5-------', 'R-------R-------'],
  pop: ['R-----R-R---5-R-', 'R-----R-R-----R-'],
  eighths: ['R.R.R.R.R.R.R.R.', 'R.R.R.R.R.R.R.n.'],
  gallop: ['R.RRR.RRR.RRR.RR', 'R.RRR.RRR.RR5.n.'],
  octaves: ['R.8.R.8.R.8.R.8.'],
  offbeat: ['..R-..R-..R-..R-'],
  pulse: ['RRRRRRRRRRRRRRRR'],
  pump: ['.RRR.RRR.RRR.RRR'],
  twoFeel: ['R---....5---....', 'R---....5---..n.'],
  walk: ['R---3---5---n---', 'R---5---8---n---', 'R---5---3---n---'],
  funk: ['R..R..8.R..7.58.', 'R..8..R.5..R..n.'],
  slap: ['R..8..R..8R..8.n', 'R.8...R8..R.5.8.'],
  reggae: ['R-----R-5---....', 'R--R--5---8-....'],
  bossa: ['R-----5-5-----R-'],
  tumbao: ['......5-----R---', '......5-----8---'],
  samba: ['R--R5--5R--R5--5'],
  sub: ['R---------......', 'R------R--------'],
  trap: ['R------R--R-----', 'R-----....R--R--'],
  waltz: ['R---........', '5---........'],
  march: ['R---....5---....'],
  tango: ['R-----R-5---R---'],
  country: ['R---....5---....', 'R---....5-..3.n.'],
  roll: ['R-R.R-8.R-R.5-R.'],
  dnb: ['R-----....R-..8.', 'R--R--....5-----'],
} as const;
export type BassStyle = keyof typeof bassPatterns;
