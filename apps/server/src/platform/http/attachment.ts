/** The header that makes an answer a file of this name; names of downloads are ASCII (HIS-064). Source: RFC 6266. */
export const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/["\\]/g, '')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
