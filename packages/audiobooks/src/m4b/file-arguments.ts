/** What is read from `pipe:0`: 16 bits, mono. */
export interface PipedSound {
  sampleRateHz: number;
}

export interface M4bFiles {
  /** As `chapterMetadata` writes it. */
  metadataPath: string;
  /** A picture: JPEG and PNG are kept as they are, others become PNG. */
  cover?: { path: string; mediaType: string } | undefined;
  outputPath: string;
}

const quiet = ['-v', 'error', '-y'];

const pipedInput = ({ sampleRateHz }: PipedSound): string[] => [
  ...['-protocol_whitelist', 'pipe', '-f', 's16le', '-ar', String(sampleRateHz), '-ac', '1', '-i', 'pipe:0'],
];

/** Demuxers of pictures by what they are, so that no file is taken for something else. */
const pictureDemuxers: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg_pipe',
  'image/png': 'png_pipe',
  'image/gif': 'gif_pipe',
  'image/webp': 'webp_pipe',
};

/** Of ffmpeg, for an audiobook of one file: AAC with chapters, tags and cover, readable before all of it is there. */
export function m4bArguments(sound: PipedSound, { metadataPath, cover, outputPath }: M4bFiles): string[] {
  const demuxer = cover && pictureDemuxers[cover.mediaType];
  const isKept = cover?.mediaType === 'image/jpeg' || cover?.mediaType === 'image/png';
  const picture = demuxer ? ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${cover.path}`] : [];
  const shown = demuxer
    ? ['-map', '2:v:0', '-c:v', isKept ? 'copy' : 'png', '-disposition:v:0', 'attached_pic']
    : [];
  return [
    ...[...quiet, ...pipedInput(sound)],
    ...['-protocol_whitelist', 'file', '-f', 'ffmetadata', '-i', `file:${metadataPath}`, ...picture],
    ...['-map', '0:a:0', ...shown, '-map_metadata', '1', '-map_chapters', '1'],
    ...['-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', '-brand', 'M4B ', '-f', 'ipod'],
    `file:${outputPath}`,
  ];
}

/** Of ffmpeg, for FLAC with tags. */
export const flacArguments = (
  sound: PipedSound,
  { tags, outputPath }: { tags: Readonly<Record<string, string | undefined>>; outputPath: string },
): string[] => [
  ...[...quiet, ...pipedInput(sound), '-c:a', 'flac'],
  ...Object.entries(tags).flatMap(([name, value]) => (value ? ['-metadata', `${name}=${value}`] : [])),
  ...['-f', 'flac', `file:${outputPath}`],
];
