import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBlobs } from '../../../test/blobs-suite.ts';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { S3Blobs } from './s3-blobs.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server('audio', 'test-access');
});
afterAll(() => server.close());

const open = (settings: { s3Bucket?: string; s3AccessKey?: string } = {}) =>
  new S3Blobs({
    s3Bucket: 'audio',
    s3Endpoint: server.url,
    s3Region: 'us-east-1',
    s3AccessKey: 'test-access',
    s3SecretKey: 'test-secret',
    ...settings,
  });

describeBlobs(open);

test('a large blob goes up in parts, and none is left open', async () => {
  const large = Buffer.alloc(12 * 1024 * 1024, 7);
  const { key } = await open().put(large, 'a');
  expect(server.objects.get(key)?.length).toBe(large.length);
  expect(server.openUploads()).toBe(0);
});

test('a bucket that refuses is a fault of the server, not a blob that is not there', async () => {
  const key = '0'.repeat(64);
  const refused = open({ s3AccessKey: 'wrong' });
  await expect(refused.get(key)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(refused.put(Buffer.from('x'), 'a')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(open({ s3Bucket: 'elsewhere' }).get(key)).rejects.toMatchObject({ name: 'NoSuchBucket' });
});
