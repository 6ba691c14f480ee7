import { spawn } from 'node:child_process';

/** What ffmpeg makes of it, as mono samples. @throws Error with what ffmpeg said */
export async function runSound(
  ffmpeg: string,
  options: readonly string[],
  input?: Uint8Array,
): Promise<Float32Array> {
  const bytes = await runBytes(ffmpeg, [...options, '-ac', '1', '-f', 'f32le'], input);
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
}

/** The output of ffmpeg with these options, its input given over a pipe. */
export function runBytes(
  ffmpeg: string,
  options: readonly string[],
  input?: Uint8Array,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, ['-v', 'error', ...options, 'pipe:1']);
    const parts: Buffer[] = [];
    let told = '';
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => {
      told += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(new Uint8Array(Buffer.concat(parts))) : reject(new Error(told)),
    );
    // a decoder that has seen enough closes its input
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Through a file of a format and back. Mono, at one rate all along. */
export async function throughFormat(
  ffmpeg: string,
  samples: Float32Array,
  {
    sampleRateHz,
    encode,
    decode = [],
  }: { sampleRateHz: number; encode: readonly string[]; decode?: readonly string[] },
): Promise<Float32Array> {
  const raw = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const bare = ['-f', 'f32le', '-ar', String(sampleRateHz), '-ac', '1', '-i', 'pipe:0'];
  const file = await runBytes(ffmpeg, [...bare, ...encode], raw);
  return runSound(ffmpeg, [...decode, '-i', 'pipe:0', '-ar', String(sampleRateHz)], file);
}
