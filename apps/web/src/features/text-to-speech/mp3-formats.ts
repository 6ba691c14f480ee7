/** What is heard while it arrives has to be mp3; the best of them needs a plan (the server says so). */
export const mp3Formats = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_192',
] as const;
export type Mp3Format = (typeof mp3Formats)[number];

export const isMp3Format = (name: unknown): name is Mp3Format => mp3Formats.some((format) => format === name);

/** `mp3_44100_192` as its sample rate in kHz and its bit rate in kbit/s. */
export function ratesOf(format: Mp3Format): { rate: string; bitrate: string } {
  const [, rateHz = '', bitrate = ''] = format.split('_');
  return { rate: String(Number(rateHz) / 1000), bitrate };
}
