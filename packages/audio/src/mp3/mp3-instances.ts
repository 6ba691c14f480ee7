import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';

export type Mp3Instance = WasmMediaEncoder<'audio/mpeg'>;

/** An instance holds about 20 MB; that many wait for the next caller, more are left to the collector. */
const mostIdle = 4;
const idle: Mp3Instance[] = [];
let compiled: Promise<WebAssembly.Module> | undefined;

/** A LAME instance for one stream. Compiling happens once per process; a returned instance is used again. */
export async function takeMp3Instance(): Promise<Mp3Instance> {
  const waiting = idle.pop();
  if (waiting) return waiting;
  compiled ??= compile();
  return createEncoder('audio/mpeg', await compiled);
}

/** Gives back an instance that has not failed; `configure` clears its state for the next stream. */
export function returnMp3Instance(instance: Mp3Instance): void {
  if (idle.length < mostIdle) idle.push(instance);
}

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return WebAssembly.compile(await readFile(path));
}
