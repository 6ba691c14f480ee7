import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';

export interface TlsFront {
  /** `https://localhost:…`, for clients that open no websocket but by `wss`. */
  url: string;
  /** A file with what a client must trust. */
  certificateFile: string;
  close(): Promise<void>;
}

/** Ends TLS before a server that speaks plain HTTP, as operators' proxies do. */
export async function startTlsFront(url: string): Promise<TlsFront> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const folder = await mkdtemp(join(tmpdir(), 'mynah-tls-'));
  const certificateFile = join(folder, 'certificate.pem');
  await writeFile(certificateFile, cert);
  const { hostname, port } = new URL(url);
  const server = createServer({ cert, key }, (outside) => {
    const inside = connect(Number(port), hostname);
    outside.pipe(inside).pipe(outside);
    // either end may leave at any time
    outside.on('error', () => inside.destroy());
    inside.on('error', () => outside.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: taken } = server.address() as { port: number };
  return {
    url: `https://localhost:${taken}`,
    certificateFile,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
