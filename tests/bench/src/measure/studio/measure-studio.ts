import { planBare } from '../../bare/plan-bare.ts';
import type { BenchContext, PartResult } from '../../bench-part.ts';
import { rounded } from '../../report/table.ts';
import { startServer } from '../../server/start-server.ts';
import { longBook } from './long-book.ts';
import { StudioClient } from './studio-client.ts';

/** The voice of `start-server`, as the engines name it. */
const engineVoice = 'af_heart';

interface StudioFigures {
  importedWords: number;
  importSeconds: number;
  paragraphs: number;
  conversionSeconds: number;
  bareSeconds: number;
  /** Seconds of the bare engine by those of the conversion: 1 is as quick. */
  throughputByLimit: number;
  remakeFirstMs: number;
  remakeMs: number;
}

/** A book comes in, a chapter is spoken, and a word of it is changed. With a server of its own: conversions need the worker. */
export async function measureStudio(context: BenchContext): Promise<PartResult> {
  const { tell, amounts, packsFolder } = context;
  tell('studio: starting a server with the worker');
  const server = await startServer(packsFolder, { worker: true });
  try {
    const studio = new StudioClient(server);
    tell(`studio: importing ${amounts.studioBookWords} words`);
    const book = longBook(amounts.studioBookWords);
    const file = new File([Buffer.from(book.bytes)], 'book.epub', { type: 'application/epub+zip' });
    const importSeconds = await secondsOf(() =>
      studio.createProject({ name: 'Import', from_document: file }),
    );
    const spoken = await measureChapter(context, studio, server.voiceId);
    const figures: StudioFigures = { importedWords: book.words, importSeconds, ...spoken };
    return { figures, tables: [toTable(figures)] };
  } finally {
    await server.stop();
  }
}

async function measureChapter(
  { texts, amounts, bare, tell }: BenchContext,
  studio: StudioClient,
  voiceId: string,
) {
  const paragraphs = amounts.studioParagraphs;
  const said = Array.from({ length: paragraphs }, () => texts.next(830));
  const blocks = said.map((text) => ({ nodes: [{ type: 'tts_node', voice_id: voiceId, text }] }));
  const project = await studio.createProject({
    name: 'Conversion',
    default_model_id: 'eleven_multilingual_v2',
    from_content_json: JSON.stringify([{ name: 'One', blocks }]),
  });
  // what a first use loads is not counted
  const [first] = (await studio.chapter(project)).blocks;
  await studio.speak(project, first!.block_id);
  tell(`studio: ${paragraphs - 1} paragraphs by the bare engine`);
  const { wallSeconds: bareSeconds } = await bare.speak(
    said.slice(1).flatMap((text) => planBare(text, engineVoice)),
  );
  tell(`studio: converting as many`);
  const conversionSeconds = await secondsOf(() => studio.convert(project));
  const chapter = await studio.chapter(project);
  const block = chapter.blocks[1]!;
  await studio.changeBlock(project, chapter, 1, `${said[1]} Or almost nobody.`);
  const { firstMs, lastMs } = await studio.speak(project, block.block_id);
  return {
    paragraphs: paragraphs - 1,
    conversionSeconds,
    bareSeconds,
    throughputByLimit: bareSeconds / conversionSeconds,
    remakeFirstMs: firstMs,
    remakeMs: lastMs,
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

const toTable = (figures: StudioFigures) => ({
  title: 'Studio (aim: throughput 0.95 of the bare engine)',
  columns: ['what', 'figure'],
  rows: [
    [`an EPUB of ${figures.importedWords} words becomes a project, s`, rounded(figures.importSeconds, 2)],
    [
      `${figures.paragraphs} paragraphs of 830 characters by the bare engine, s`,
      rounded(figures.bareSeconds, 1),
    ],
    ['the same as a conversion, with chapter and snapshot, s', rounded(figures.conversionSeconds, 1)],
    ['throughput by the bare engine', rounded(figures.throughputByLimit, 3)],
    ['one word changed: first sound of the block, ms', rounded(figures.remakeFirstMs, 0)],
    ['all of the block, ms', rounded(figures.remakeMs, 0)],
  ],
});
