/** How a transcript can be written to a file; `vtt` is ours, the others are the public API's. */
export const exportFormats = ['srt', 'vtt', 'txt', 'segmented_json', 'html', 'docx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportTypes: Readonly<Record<ExportFormat, { extension: string; contentType: string }>> = {
  srt: { extension: 'srt', contentType: 'application/x-subrip' },
  vtt: { extension: 'vtt', contentType: 'text/vtt' },
  txt: { extension: 'txt', contentType: 'text/plain' },
  segmented_json: { extension: 'json', contentType: 'application/json' },
  html: { extension: 'html', contentType: 'text/html' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
};
