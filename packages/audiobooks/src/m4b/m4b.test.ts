import { expect, test } from 'vitest';
import { awkwardBook } from '../test-books.ts';
import { chapterMetadata } from './chapter-metadata.ts';
import { m4bArguments } from './file-arguments.ts';

test('tags and chapters for ffmpeg, with every sign of its own escaped', () => {
  expect(chapterMetadata(awkwardBook)).toBe(`;FFMETADATA1
title=Fish & <Chips>
album=Fish & <Chips>
artist=Ada "O" Brien
album_artist=Ada "O" Brien
genre=Cooking
date=1898
comment=Two\\
lines \\= one\\; \\#book\\\\
description=Two\\
lines \\= one\\; \\#book\\\\
media_type=2
[CHAPTER]
TIMEBASE=1/1000
START=0
END=9000
title=One\\; \\= "first"
[CHAPTER]
TIMEBASE=1/1000
START=9000
END=10000
title=A map
[CHAPTER]
TIMEBASE=1/1000
START=10000
END=14500
title=Two
`);
});

test('a cover is read as what it is, and nothing but named files and the pipe is opened', () => {
  const files = { metadataPath: '/w/tags', outputPath: '/w/book.m4b' };
  const withCover = (mediaType: string) =>
    m4bArguments({ sampleRateHz: 44_100 }, { ...files, cover: { path: '/w/cover', mediaType } }).join(' ');
  expect(withCover('image/webp')).toContain('-protocol_whitelist file -f webp_pipe -i file:/w/cover');
  expect(withCover('image/webp')).toContain('-c:v png -disposition:v:0 attached_pic');
  expect(withCover('image/png')).toContain('-c:v copy');
  expect(withCover('image/svg+xml')).not.toContain('cover');
});
