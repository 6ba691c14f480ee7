import { Parser } from 'htmlparser2';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { Reading } from '../reading.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface MarkupEvents {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** `xhtml` is read as HTML that may close an element within its tag, since its books use the names of HTML's letters. */
export type MarkupLanguage = 'html' | 'xhtml' | 'xml';

/**
 * Reads markup by events. No entity but HTML's or XML's own is ever replaced: a document type that declares any is refused.
 *
 * @throws ManuscriptFailure `manuscript_entities`; `manuscript_broken` for elements within each other beyond `depth`
 */
export function readMarkup(
  markup: string,
  language: MarkupLanguage,
  reading: Reading,
  events: MarkupEvents,
): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > reading.limits.depth) {
          throw new ManuscriptFailure(
            'manuscript_broken',
            'The markup of this file is nested too deep to be read.',
          );
        }
        events.open(name, attributes);
      },
      onclosetag: (name) => {
        depth -= 1;
        events.close(name);
      },
      ontext: (text) => events.text(text),
      onprocessinginstruction: refuseEntities,
    },
    {
      xmlMode: language === 'xml',
      recognizeSelfClosing: language !== 'html',
      recognizeCDATA: language !== 'html',
    },
  );
  for (let start = 0; start < markup.length; start += stepLength) {
    reading.goOn();
    parser.write(markup.slice(start, start + stepLength));
  }
  parser.end();
}

const stepLength = 1 << 18;

/** A declaration ends for the parser at its first `>`, which in an internal subset follows the bracket. */
function refuseEntities(name: string, declaration: string): void {
  const declares =
    name.toLowerCase() === '!entity' || (/^!doctype$/i.test(name) && declaration.includes('['));
  if (declares) throw new ManuscriptFailure('manuscript_entities');
}
