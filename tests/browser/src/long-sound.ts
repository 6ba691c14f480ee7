/** The head of a wav of one channel and 16 bits. */
function wavHead(rateHz: number, dataBytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rateHz, 24);
  head.writeUInt32LE(rateHz * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

/** A tone that swells and fades every twenty seconds, each time louder, as a wav of 8 kHz. */
export function makeLongWav(seconds: number): Buffer {
  const rateHz = 8000;
  const data = Buffer.alloc(seconds * rateHz * 2);
  for (let index = 0; index < seconds * rateHz; index += 1) {
    const time = index / rateHz;
    const loudness = (0.2 + (0.8 * time) / seconds) * Math.abs(Math.sin((Math.PI * time) / 20));
    data.writeInt16LE(Math.round(9000 * loudness * Math.sin(2 * Math.PI * 220 * time)), index * 2);
  }
  return Buffer.concat([wavHead(rateHz, data.length), data]);
}
