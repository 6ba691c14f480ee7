import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * JSON and pages travel compressed from 1 kB on. What is streamed piece by piece does not: its reader waits for each
 * piece, and a compressor holds them back. Scripts and styles were compressed when they were built. What callers send
 * is read as it is: a few compressed kilobytes may be gigabytes.
 */
export const compression: FastifyCompressOptions = {
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  threshold: 1024,
  customTypes: /^(text\/html|application\/([\w.-]+\+)?json)\b/,
};
