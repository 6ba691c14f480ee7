import { describe, expect, it } from 'vitest';
import { makeEpub } from '../testing/make-epub.ts';
import { readApart } from './read-apart.ts';

const book = { bytes: makeEpub({ pages: { a: '<h1>A</h1><p>a</p>' } }), fileName: 'book.epub' };

describe('reading apart', () => {
  it('answers with the manuscript, or with the sentence why it cannot be read', async () => {
    const [read, refused] = await Promise.all([
      readApart(book),
      readApart({ bytes: Buffer.from('{\\rtf1}'), fileName: 'a.rtf' }).catch((cause: unknown) => cause),
    ]);
    expect(read.chapters).toEqual([
      {
        name: 'A',
        blocks: [
          { subType: 'h1', text: 'A' },
          { subType: 'p', text: 'a' },
        ],
      },
    ]);
    expect(refused).toMatchObject({ name: 'ManuscriptFailure', code: 'manuscript_kind_unknown' });
  });

  it('ends the process when its time is over or it is told to', async () => {
    await expect(readApart(book, { longestMs: 1 })).rejects.toMatchObject({
      code: 'manuscript_takes_too_long',
    });
    const stopped = new AbortController();
    const reading = readApart(book, { signal: stopped.signal });
    stopped.abort();
    await expect(reading).rejects.toMatchObject({ code: 'manuscript_aborted' });
  });

  it('says that a file is too large when the process has no memory left', async () => {
    await expect(readApart(book, { mostMebibytes: 4 })).rejects.toMatchObject({
      code: 'manuscript_too_large',
    });
  });
});
