/** A file with sound on this machine's disk. */
export interface MediaFile {
  path: string;
  /** Bare samples, as the API's `file_format` names them: 16 bits, mono, 16 kHz, little endian. */
  fileFormat?: 'pcm_s16le_16' | 'other';
}

/**
 * The containers that are read. Playlists and the like are none of them: they name other files and addresses.
 * Names of ffmpeg's demuxers.
 */
const containers = [
  'aac',
  'ac3',
  'aiff',
  'amr',
  'asf',
  'au',
  'avi',
  'caf',
  'eac3',
  'flac',
  'flv',
  'matroska',
  'mov',
  'mp3',
  'mpeg',
  'mpegts',
  'ogg',
  'w64',
  'wav',
  'wv',
] as const;

/** What stands before and with `-i` whenever ffmpeg reads a file that somebody sent. */
export const inputArguments = ({ path, fileFormat }: MediaFile): string[] => {
  const guards = ['-protocol_whitelist', 'file', '-format_whitelist'];
  return fileFormat === 'pcm_s16le_16'
    ? [...guards, 's16le', '-f', 's16le', '-ar', '16000', '-ac', '1', '-i', `file:${path}`]
    : [...guards, containers.join(','), '-i', `file:${path}`];
};
