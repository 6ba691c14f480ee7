const headerBytes = 44;
const channels = 2;
const sampleBytes = 2;

type Sound = Pick<AudioBuffer, 'sampleRate' | 'length' | 'getChannelData'>;

/** Stereo, 16 bits. */
export function wavOf(sound: Sound): Blob {
  const frameBytes = channels * sampleBytes;
  const dataBytes = sound.length * frameBytes;
  const view = new DataView(new ArrayBuffer(headerBytes + dataBytes));
  const write = (offset: number, text: string) =>
    [...text].forEach((letter, at) => void view.setUint8(offset + at, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sound.sampleRate, true);
  view.setUint32(28, sound.sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 8 * sampleBytes, true);
  write(36, 'data');
  view.setUint32(40, dataBytes, true);
  const sides = [sound.getChannelData(0), sound.getChannelData(1)];
  for (let at = 0; at < sound.length; at += 1)
    sides.forEach((side, channel) => {
      const sample = Math.max(-1, Math.min(1, side[at] ?? 0));
      view.setInt16(headerBytes + at * frameBytes + channel * sampleBytes, Math.round(sample * 32_767), true);
    });
  return new Blob([view.buffer], { type: 'audio/wav' });
}
