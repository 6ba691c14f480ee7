import type { Archive } from '../archive/archive.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import { elementsOf, readElements } from '../markup/read-elements.ts';
import type { Reading } from '../reading.ts';
import { decodeText } from '../text/decode-text.ts';

/** Letters of a font that are only obfuscated (EPUB 3.3, Font obfuscation; Adobe's older way). */
const fontAlgorithms = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);

/** @throws ManuscriptFailure `manuscript_encrypted` when more than fonts is encrypted */
export async function refuseEncryption(archive: Archive, reading: Reading): Promise<void> {
  if (archive.names.includes('META-INF/sinf.xml')) throw new ManuscriptFailure('manuscript_encrypted');
  const bytes = await archive.read('META-INF/encryption.xml');
  if (!bytes) return;
  const methods = elementsOf(readElements(decodeText(bytes, reading), reading), 'encrypteddata').map(
    (data) => data.children.find(({ name }) => name === 'encryptionmethod')?.attributes.Algorithm ?? '',
  );
  if (methods.some((method) => !fontAlgorithms.has(method)))
    throw new ManuscriptFailure('manuscript_encrypted');
}
