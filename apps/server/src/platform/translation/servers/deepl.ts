import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { findFixedSpans } from '../keeping/fixed-spans.ts';
import { piecesAround } from '../keeping/marks.ts';
import { primaryTag } from '../languages.ts';
import { remember } from '../remember.ts';
import type { LanguagePair, TranslationOrder, Translator, TranslatorOffer, Wording } from '../translator.ts';
import { askServer } from './ask-server.ts';
import { pickCode } from './pick-code.ts';

/** What one request may hold (developers.deepl.com, translate): 128 KiB with all that is around the texts. */
const mostTexts = 50;
const mostCharacters = 20_000;
const knownForMs = 600_000;
/** English and Portuguese are only written in a dialect. */
const dialects = { en: 'EN-US', pt: 'PT-BR' };
/** What stands in it stays. */
const tag = 'x';

const languages = z.array(z.object({ language: z.string() }));
const answered = z.object({ translations: z.array(z.object({ text: z.string() })) });

interface Server {
  url: string;
  key: string | undefined;
}

/** DeepL, or a server with its protocol, where the operator named one. */
export function openDeepL(platform: Pick<Platform, 'config' | 'clock'>): Translator[] {
  const { deepLKey: key, deepLUrl } = platform.config;
  if (!key && !deepLUrl) return [];
  // keys of the free plan end so
  const url = deepLUrl ?? (key?.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return [new DeepL(platform, { url: url.replace(/\/+$/, '').replace(/\/v2$/, ''), key })];
}

class DeepL implements Translator {
  readonly name = 'deepl';
  readonly keepsTerms = true;
  readonly #platform: Pick<Platform, 'config' | 'clock'>;
  readonly #server: Server;

  constructor(platform: Pick<Platform, 'config' | 'clock'>, server: Server) {
    this.#platform = platform;
    this.#server = server;
  }

  async offer(pair: LanguagePair): Promise<TranslatorOffer | undefined> {
    const codes = await this.#codesOf(pair);
    if (!codes) return undefined;
    return {
      engine: this.name,
      title: 'DeepL',
      note: 'Translates each line with what it is about; a length can’t be asked for.',
      chrf: undefined,
      shortens: false,
      readsContext: true,
      isRemote: true,
      takes: 'text',
    };
  }

  async translate(order: TranslationOrder): Promise<Wording[]> {
    const codes = await this.#codesOf(order);
    const wordings: Wording[] = [];
    let texts: string[] = [];
    const send = async (): Promise<void> => {
      if (texts.length > 0) wordings.push(...(await this.#send(order, texts, codes ?? order)));
      texts = [];
    };
    for (const { text } of order.texts) {
      const size = texts.reduce((sum, each) => sum + each.length, text.length);
      if (texts.length === mostTexts || size > mostCharacters) await send();
      texts.push(text);
    }
    await send();
    return wordings;
  }

  async #send(order: TranslationOrder, texts: readonly string[], codes: LanguagePair): Promise<Wording[]> {
    const spans = texts.map((text) => findFixedSpans(text, order));
    const isTagged = spans.some((each) => each.length > 0);
    const { translations } = await this.#ask(
      'translate',
      answered.refine(({ translations: all }) => all.length === texts.length),
      {
        signal: order.signal,
        body: {
          text: isTagged ? texts.map((text, index) => toXml(text, spans[index] ?? [])) : texts,
          source_lang: codes.source,
          target_lang: codes.target,
          preserve_formatting: true,
          ...(order.context && { context: order.context }),
          ...(isTagged && { tag_handling: 'xml', ignore_tags: [tag] }),
        },
      },
    );
    return translations.map(({ text }) => ({ text: isTagged ? fromXml(text) : text, shorter: [] }));
  }

  async #codesOf({ source, target }: LanguagePair): Promise<LanguagePair | undefined> {
    if (primaryTag(source) === primaryTag(target)) return undefined;
    const [sources, targets] = await Promise.all([this.#languages('source'), this.#languages('target')]);
    const codes = {
      source: pickCode(sources, primaryTag(source)),
      target: pickCode(targets, target, dialects),
    };
    return codes.source && codes.target ? { source: codes.source, target: codes.target } : undefined;
  }

  #languages(type: 'source' | 'target'): Promise<string[]> {
    const { config, clock } = this.#platform;
    const kept = { owner: config, name: `deepl ${type}`, nowMs: clock.now().getTime(), forMs: knownForMs };
    return remember(kept, async () => {
      const all = await this.#ask(`languages?type=${type}`, languages, { timeoutMs: 15_000 });
      return all.map(({ language }) => language);
    });
  }

  #ask<Schema extends z.ZodType>(
    path: string,
    answer: Schema,
    more: { signal?: AbortSignal; body?: object; timeoutMs?: number },
  ): Promise<z.output<Schema>> {
    const { url, key } = this.#server;
    return askServer({
      title: 'DeepL',
      url: `${url}/v2/${path}`,
      ...(key && { headers: { authorization: `DeepL-Auth-Key ${key}` } }),
      answer,
      ...more,
    });
  }
}

const toXml = (text: string, spans: Parameters<typeof piecesAround>[1]): string =>
  piecesAround(text, spans)
    .map((piece) =>
      typeof piece === 'string' ? escapeXml(piece) : `<${tag}>${escapeXml(piece.as)}</${tag}>`,
    )
    .join('');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const fromXml = (text: string): string =>
  text
    .replace(new RegExp(`</?${tag}>`, 'g'), '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
