/** Which file extension belongs to which content type, and back: one table for server and web app (FMT-009 to FMT-014). */

export type MediaKind = 'audio' | 'video' | 'image' | 'document' | 'subtitles' | 'archive';

interface MediaType {
  kind: MediaKind;
  /** The type that we answer with first, then its other names. */
  types: readonly [string, ...string[]];
  /** The extension that we write first, then others that mean the same. Without dot. */
  extensions: readonly [string, ...string[]];
}

/** Where two kinds share an extension (`webm`), the one that stands first has it. */
const mediaTypes: readonly MediaType[] = [
  // FMT-009, FMT-011, FMT-014
  { kind: 'audio', types: ['audio/aac', 'audio/x-aac', 'audio/aacp'], extensions: ['aac'] },
  { kind: 'audio', types: ['audio/aiff', 'audio/x-aiff'], extensions: ['aiff', 'aif'] },
  { kind: 'audio', types: ['audio/ogg', 'application/ogg'], extensions: ['ogg', 'oga'] },
  { kind: 'audio', types: ['audio/mpeg', 'audio/mp3', 'audio/x-mp3', 'audio/mpeg3'], extensions: ['mp3'] },
  { kind: 'audio', types: ['audio/opus'], extensions: ['opus'] },
  {
    kind: 'audio',
    types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/x-pn-wav'],
    extensions: ['wav', 'wave'],
  },
  { kind: 'audio', types: ['audio/flac', 'audio/x-flac'], extensions: ['flac'] },
  { kind: 'audio', types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'], extensions: ['m4a', 'm4b'] },
  { kind: 'audio', types: ['audio/mp4a-latm'], extensions: ['mp4a'] },
  // what the API makes beside them
  { kind: 'audio', types: ['audio/pcm', 'audio/l16'], extensions: ['pcm'] },
  { kind: 'audio', types: ['audio/basic'], extensions: ['ulaw', 'alaw', 'au'] },
  // FMT-010
  { kind: 'video', types: ['video/mp4', 'video/x-m4v'], extensions: ['mp4', 'm4v'] },
  { kind: 'video', types: ['video/x-msvideo', 'video/avi', 'video/msvideo'], extensions: ['avi'] },
  { kind: 'video', types: ['video/x-matroska', 'video/mkv'], extensions: ['mkv'] },
  { kind: 'video', types: ['video/quicktime'], extensions: ['mov', 'qt'] },
  { kind: 'video', types: ['video/x-ms-wmv', 'video/wmv'], extensions: ['wmv'] },
  { kind: 'video', types: ['video/x-flv', 'video/flv'], extensions: ['flv'] },
  { kind: 'video', types: ['video/webm'], extensions: ['webm'] },
  { kind: 'video', types: ['video/mpeg'], extensions: ['mpeg', 'mpg'] },
  { kind: 'video', types: ['video/3gpp', 'video/3gp', 'audio/3gpp'], extensions: ['3gp', '3gpp'] },
  { kind: 'audio', types: ['audio/webm'], extensions: ['webm'] },
  // FMT-012, FMT-013
  { kind: 'document', types: ['application/pdf'], extensions: ['pdf'] },
  { kind: 'document', types: ['application/epub+zip'], extensions: ['epub'] },
  {
    kind: 'document',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    extensions: ['docx'],
  },
  { kind: 'document', types: ['text/plain'], extensions: ['txt'] },
  { kind: 'document', types: ['text/html', 'application/xhtml+xml'], extensions: ['html', 'htm', 'xhtml'] },
  { kind: 'document', types: ['application/json'], extensions: ['json'] },
  { kind: 'image', types: ['image/png'], extensions: ['png'] },
  { kind: 'image', types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], extensions: ['jpg', 'jpeg'] },
  { kind: 'image', types: ['image/webp'], extensions: ['webp'] },
  { kind: 'image', types: ['image/gif'], extensions: ['gif'] },
  { kind: 'subtitles', types: ['application/x-subrip', 'text/srt', 'application/srt'], extensions: ['srt'] },
  { kind: 'subtitles', types: ['text/vtt'], extensions: ['vtt'] },
  { kind: 'archive', types: ['application/zip', 'application/x-zip-compressed'], extensions: ['zip'] },
];

const byType = new Map(mediaTypes.flatMap((media) => media.types.map((type) => [type, media] as const)));

/** A content type without its parameters, in lower case: `Audio/MPEG; rate=44100` is `audio/mpeg`. */
export const plainType = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** The extension of files of a content type, without dot; undefined for a type that the table does not know. */
export const extensionOfType = (contentType: string): string | undefined =>
  byType.get(plainType(contentType))?.extensions[0];

/**
 * The content type of an extension or of a file name that ends in one; undefined when the table does not know it.
 * `webm` is a video, unless audio is asked for.
 */
export function typeOfExtension(name: string, kind?: MediaKind): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const fitting = mediaTypes.filter((media) => media.extensions.includes(extension));
  return (fitting.find((media) => media.kind === kind) ?? fitting[0])?.types[0];
}

/** What a type stands for; undefined for a type that the table does not know. */
export const kindOfType = (contentType: string): MediaKind | undefined =>
  byType.get(plainType(contentType))?.kind;

/** HIS-020: what a download may answer: a sound, or a zip of several. */
export function isDownloadType(contentType: string): boolean {
  const kind = kindOfType(contentType);
  return kind === 'audio' || kind === 'archive';
}

/** FMT-009, FMT-014: may an upload form for audio take it? What a form cannot name is judged by its file name. */
export const isAudioUpload = (contentType: string, fileName = ''): boolean =>
  uploadKind(contentType, fileName, 'audio');

/** FMT-010. */
export const isVideoUpload = (contentType: string, fileName = ''): boolean =>
  uploadKind(contentType, fileName, 'video');

/** Browsers leave the type of files empty that their system does not know. */
function uploadKind(contentType: string, fileName: string, wanted: MediaKind): boolean {
  const type = plainType(contentType);
  const named = type === '' || type === 'application/octet-stream' ? typeOfExtension(fileName, wanted) : type;
  return named !== undefined && kindOfType(named) === wanted;
}
