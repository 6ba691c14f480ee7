/** What the header of a file says. */
export interface MediaInfo {
  /** ffmpeg's name: `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** What it says of itself where several containers share a form: `qt` is QuickTime. */
  brand: string | undefined;
  /** Absent when the header does not say, as in recordings of browsers. */
  durationMs: number | undefined;
  sound: { codec: string; sampleRateHz: number; channels: number } | undefined;
  /** Codecs of all its sounds, in their order. */
  soundCodecs: readonly string[];
  /** Moving pictures; the cover of a song is none. */
  picture: { codec: string; width: number; height: number } | undefined;
}

const layouts: Readonly<Record<string, number>> = { mono: 1, stereo: 2, quad: 4, hexagonal: 6, octagonal: 8 };

/** Reads what ffmpeg tells of its input. Undefined when it told of none. */
export function readMediaInfo(told: string): MediaInfo | undefined {
  const container = /^Input #0, (\S+?), from /m.exec(told)?.[1];
  if (container === undefined) return undefined;
  return {
    container,
    brand: /^ {4}major_brand +: (\S+)/m.exec(told)?.[1],
    soundCodecs: [...told.matchAll(/^\s*Stream #0:\d+.*?: Audio: (\w+)/gm)].map(([, codec]) => codec!),
    durationMs: readDuration(told),
    sound: readSound(told),
    picture: readPicture(told),
  };
}

function readDuration(told: string): number | undefined {
  const found = /^\s*Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m.exec(told);
  if (!found) return undefined;
  const [, hours, minutes, seconds] = found.map(Number);
  return Math.round(((hours! * 60 + minutes!) * 60 + seconds!) * 1000);
}

function readSound(told: string): MediaInfo['sound'] {
  const found = /^\s*Stream #0:\d+.*?: Audio: (\w+)[^\n]*?, (\d+) Hz, ([^,\n]+)/m.exec(told);
  if (!found) return undefined;
  const [, codec, rate, layout] = found;
  return { codec: codec!, sampleRateHz: Number(rate), channels: channelsOf(layout!.trim()) };
}

/** `stereo`, `5.1(side)`, `24 channels`. */
function channelsOf(layout: string): number {
  const counted = /^(\d+) channels/.exec(layout)?.[1];
  if (counted) return Number(counted);
  const surround = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(layout);
  if (surround) return surround.slice(1).reduce((sum, part) => sum + Number(part ?? 0), 0);
  return layouts[layout.replace(/\(.*$/, '')] ?? 2;
}

function readPicture(told: string): MediaInfo['picture'] {
  for (const line of told.split('\n')) {
    const found = /^\s*Stream #0:\d+.*?: Video: (\w+).*?, (\d+)x(\d+)/.exec(line);
    if (!found || line.includes('(attached pic)')) continue;
    return { codec: found[1]!, width: Number(found[2]), height: Number(found[3]) };
  }
  return undefined;
}
