/** As many as the server keeps of an item. */
const STRETCHES = 800;
/** Looked at in each stretch. */
const WAV_WINDOW_BYTES = 16_384;
/** Some tenths of a second of mp3; a decoder needs a few frames to find its feet. */
const MP3_WINDOW_BYTES = 8192;
/** So many are decoded before the picture is drawn anew. */
const MP3_BATCH = 40;

interface WavLayout {
  dataOffset: number;
  dataBytes: number;
  /** 1 is integers, 3 is floats. */
  format: number;
  bitsPerSample: number;
}

/** The loudest sample in a window of each stretch, straight from the file. Unreadable forms are a flat line. */
export async function sampleWavPeaks(blob: Blob): Promise<Float32Array> {
  const layout = readWavLayout(new DataView(await blob.slice(0, 65_536).arrayBuffer()), blob.size);
  const peaks = new Float32Array(STRETCHES);
  if (!layout) return peaks;
  const windows = Array.from({ length: STRETCHES }, (_, index) => {
    // A multiple of all frame sizes from mono bytes to eight channels of 32 bits, so that samples stay whole.
    const from = Math.floor(((index / STRETCHES) * layout.dataBytes) / 96) * 96;
    const at = layout.dataOffset + from;
    return blob
      .slice(at, Math.min(at + WAV_WINDOW_BYTES, layout.dataOffset + layout.dataBytes))
      .arrayBuffer();
  });
  for (const [index, window] of windows.entries()) peaks[index] = loudest(new DataView(await window), layout);
  return peaks;
}

/** Walks the chunks of a RIFF file up to its samples. */
export function readWavLayout(view: DataView, fileBytes: number): WavLayout | undefined {
  let format: { format: number; bitsPerSample: number } | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const [name, size] = [view.getUint32(at), view.getUint32(at + 4, true)];
    if (name === 0x666d7420 && at + 24 <= view.byteLength) {
      const tag = view.getUint16(at + 8, true);
      // Extensible: the true form stands further on.
      const isExtensible = tag === 0xfffe && at + 34 <= view.byteLength;
      format = {
        format: isExtensible ? view.getUint16(at + 32, true) : tag,
        bitsPerSample: view.getUint16(at + 22, true),
      };
    }
    // A file that was written as a stream does not know its length.
    if (name === 0x64617461 && format) {
      return { ...format, dataOffset: at + 8, dataBytes: Math.min(size, fileBytes - at - 8) };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function loudest(view: DataView, { format, bitsPerSample }: WavLayout): number {
  const read = SAMPLE_READERS[`${format}/${bitsPerSample}`];
  if (!read) return 0;
  let peak = 0;
  const step = bitsPerSample / 8;
  for (let at = 0; at + step <= view.byteLength; at += step) peak = Math.max(peak, Math.abs(read(view, at)));
  return Math.min(1, peak);
}

const SAMPLE_READERS: Record<string, (view: DataView, at: number) => number> = {
  '1/8': (view, at) => (view.getUint8(at) - 128) / 128,
  '1/16': (view, at) => view.getInt16(at, true) / 32_768,
  '1/24': (view, at) => (view.getInt8(at + 2) * 65_536 + view.getUint16(at, true)) / 8_388_608,
  '1/32': (view, at) => view.getInt32(at, true) / 2_147_483_648,
  '3/32': (view, at) => view.getFloat32(at, true),
};

type SampleMp3Options = {
  decode: (bytes: ArrayBuffer) => Promise<{ getChannelData: (channel: number) => Float32Array }>;
  /** Called as the picture grows finer. */
  show: (peaks: Float32Array) => void;
};

/** Decodes a few frames of each stretch. First everywhere a little, then what lies between. */
export async function sampleMp3Peaks(blob: Blob, { decode, show }: SampleMp3Options): Promise<void> {
  for (let stretches = STRETCHES / 8; stretches <= STRETCHES; stretches *= 2) {
    const peaks = new Float32Array(stretches);
    for (let index = 0; index < stretches; index += MP3_BATCH) {
      const batch = Array.from({ length: Math.min(MP3_BATCH, stretches - index) }, (_, step) =>
        peakAt(blob, (index + step) / stretches, decode),
      );
      peaks.set(await Promise.all(batch), index);
    }
    show(peaks);
  }
}

async function peakAt(blob: Blob, fraction: number, decode: SampleMp3Options['decode']): Promise<number> {
  const at = Math.floor(fraction * blob.size);
  try {
    const samples = (await decode(await blob.slice(at, at + MP3_WINDOW_BYTES).arrayBuffer())).getChannelData(
      0,
    );
    return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  } catch {
    // The last bytes of a file may hold no frame.
    return 0;
  }
}
