import { strToU8, zipSync } from 'fflate';
import type { ExportedTranscript, ExportLayout } from './export-options.ts';
import { isRightToLeft, type Paragraph, paragraphsOf } from './paragraphs.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A Word document (ECMA-376, WordprocessingML): a heading, and paragraphs with who and when above them. */
export function writeDocx(transcript: ExportedTranscript, layout: ExportLayout): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph(transcript.title, { style: 'Title' }),
    ...paragraphsOf(transcript, layout).flatMap(blockOf),
  ].join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(relationOf('officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': strToU8(relationOf('styles', 'styles.xml')),
    'word/styles.xml': strToU8(styles(transcript.language)),
    'word/document.xml': strToU8(
      `${head}<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
  });
}

const relationOf = (type: string, target: string): string =>
  `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const styles = (language: string): string =>
  `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="${escapeXml(language)}"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="160" w:line="288" w:lineRule="auto"/></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Speaker"><w:name w:val="Speaker"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="200" w:after="40"/></w:pPr><w:rPr><w:color w:val="5D5D66"/><w:sz w:val="18"/></w:rPr></w:style></w:styles>';

function blockOf({ speaker, time, text }: Paragraph): string[] {
  const heading = [
    ...(speaker ? [run(speaker, '<w:b/>')] : []),
    ...(time ? [run(speaker ? `  ${time}` : time)] : []),
  ].join('');
  return [
    ...(heading ? [`<w:p><w:pPr><w:pStyle w:val="Speaker"/></w:pPr>${heading}</w:p>`] : []),
    paragraph(text, { rightToLeft: isRightToLeft(text) }),
  ];
}

function paragraph(text: string, { style = 'Normal', rightToLeft = false }): string {
  const bidi = rightToLeft ? '<w:bidi/>' : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${bidi}</w:pPr>${run(text, rightToLeft ? '<w:rtl/>' : '')}</w:p>`;
}

const run = (text: string, properties = ''): string =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Without the control characters that XML 1.0 cannot hold. */
const escapeXml = (text: string): string =>
  [...text]
    .filter((character) => character >= ' ' || /[\t\n\r]/.test(character))
    .join('')
    .replace(/[&<>"]/g, (character) => entities[character]!);
