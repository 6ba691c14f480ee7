import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { QualityContext } from '../../quality-part.ts';
import type { SpokenSentence } from './hear.ts';

const program = fileURLToPath(new URL('judge-speech.py', import.meta.url));
const packages = ['speechmos==0.0.1.1', 'librosa==0.11.0', 'onnxruntime==1.32.0', 'numpy==2.4.6'];

/** Mean opinion by DNSMOS P.808, in one process that loads its model when the first sound comes. */
export class SpeechJudge {
  readonly #context: QualityContext;
  #running: { child: ChildProcess; lines: Interface } | undefined;

  constructor(context: QualityContext) {
    this.#context = context;
  }

  /** The mean over the sentences, 1 to 5. */
  async judge(sentences: readonly SpokenSentence[]): Promise<number> {
    const files: string[] = [];
    for (const [index, { samples }] of sentences.entries()) {
      const path = join(this.#context.folder, `language-${index}.f32`);
      await writeFile(path, new Uint8Array(samples.slice().buffer));
      files.push(path);
    }
    const { child, lines } = await this.#start();
    const answer = once(lines, 'line');
    child.stdin!.write(`${JSON.stringify(files)}\n`);
    const [line] = (await Promise.race([answer, once(child, 'exit').then(() => ['null'])])) as [string];
    const scores = JSON.parse(line) as number[] | null;
    if (!scores) throw new Error('The judge of sound ended.');
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  }

  close(): void {
    this.#running?.child.kill();
    this.#running = undefined;
  }

  async #start(): Promise<{ child: ChildProcess; lines: Interface }> {
    if (!this.#running) {
      const python = await this.#context.python(packages);
      const child = spawn(python, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
      this.#running = { child, lines: createInterface({ input: child.stdout! }) };
    }
    return this.#running;
  }
}
