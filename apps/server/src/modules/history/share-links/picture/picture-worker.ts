import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** A thread of its own: the outlines of a text take some hundred ms, in which no request would have its turn. */
parentPort?.on('message', async (content: PictureContent) => {
  try {
    parentPort?.postMessage({ png: await drawPicture(content) });
  } catch (cause) {
    parentPort?.postMessage({ fault: String(cause) });
  }
});
