import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readManuscript } from '../read-manuscript.ts';

const parts = {
  'word/styles.xml':
    '<w:styles><w:style w:styleId="U1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Mine"><w:basedOn w:val="U1"/></w:style>' +
    '<w:style w:styleId="V1"><w:name w:val="toc 1"/></w:style></w:styles>',
  'word/numbering.xml':
    '<w:numbering><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="2"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>',
  'docProps/core.xml':
    '<cp:coreProperties><dc:title>Report</dc:title><dc:creator>Ann</dc:creator></cp:coreProperties>',
};
const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;

const docx = (body: string) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        ...parts,
        'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
      }).map(([name, part]) => [name, strToU8(part)]),
    ),
  );
const read = (body: string) => readManuscript({ bytes: docx(body), fileName: 'a.docx' });

it('[STU-001] reads a document of Word as it is after its changes, without notes, contents and what is hidden', async () => {
  const manuscript = await read(
    paragraph(run('One ... 1'), style('V1')) +
      paragraph(run('One'), style('Mine')) +
      paragraph(
        `${run('Kept')}<w:ins>${run(' and new')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>` +
          '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>' +
          '<w:r><w:tab/><w:t>end</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>',
      ) +
      paragraph(run('a'), list) +
      paragraph(run('b'), list) +
      `<w:tbl><w:tr>${cell('x')}${cell('y')}</w:tr></w:tbl>` +
      paragraph(run('Two'), style('U1')) +
      paragraph('<w:moveFrom><w:r><w:t>away</w:t></w:r></w:moveFrom>') +
      paragraph(run('last')),
  );
  expect(manuscript).toEqual({
    kind: 'docx',
    title: 'Report',
    author: 'Ann',
    chapters: [
      {
        name: 'One',
        blocks: [
          { subType: 'h1', text: 'One' },
          { subType: 'p', text: 'Kept and new end' },
          { subType: 'p', text: '2. a' },
          { subType: 'p', text: '3. b' },
          { subType: 'p', text: 'x; y' },
        ],
      },
      {
        name: 'Two',
        blocks: [
          { subType: 'h1', text: 'Two' },
          { subType: 'p', text: 'last' },
        ],
      },
    ],
    warnings: [
      expect.objectContaining({ code: 'matter_left_out' }),
      expect.objectContaining({ code: 'notes_left_out' }),
    ],
  });
});

it('refuses a document without text, and one that is locked', async () => {
  await expect(read(paragraph(''))).rejects.toMatchObject({ code: 'manuscript_without_text' });
  const locked = Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
  await expect(readManuscript({ bytes: locked, fileName: 'a.docx' })).rejects.toMatchObject({
    code: 'manuscript_encrypted',
  });
});
