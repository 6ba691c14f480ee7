import type { RemoteServer } from '@mynah/engine-spec/tasks';
import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { primaryTag } from '../languages.ts';
import { remember } from '../remember.ts';
import type { LanguagePair, TranslationOrder, Translator, Wording } from '../translator.ts';
import { askServer } from './ask-server.ts';
import { pickCode } from './pick-code.ts';

const title = 'LibreTranslate';
/** A server may allow fewer characters in a request; 2,000 is what public ones do. */
const mostTexts = 25;
const mostCharacters = 2_000;
const knownForMs = 600_000;

/** Older servers do not say what a language is translated into: into all of them. */
const languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const answered = z.object({ translatedText: z.array(z.string()) });

/** A server that speaks the protocol of LibreTranslate. Terms travel as marks: it knows of none. */
export function libreTranslator(
  platform: Pick<Platform, 'config' | 'clock'>,
  server: RemoteServer,
): Translator {
  const base = server.url.replace(/\/+$/, '').replace(/\/translate$/, '');

  const codesOf = async ({ source, target }: LanguagePair) => {
    if (primaryTag(source) === primaryTag(target)) return undefined;
    const { config, clock } = platform;
    const kept = { owner: config, name: 'libretranslate', nowMs: clock.now().getTime(), forMs: knownForMs };
    const all = await remember(kept, () =>
      askServer({ title, url: `${base}/languages`, answer: languages, timeoutMs: 15_000 }),
    );
    const codes = all.map(({ code }) => code);
    const from = all.find(({ code }) => code === pickCode(codes, source));
    const to = from && pickCode(from.targets ?? codes, target);
    return from && to ? { source: from.code, target: to } : undefined;
  };

  const send = async (
    order: TranslationOrder,
    texts: readonly string[],
    codes: LanguagePair,
  ): Promise<Wording[]> => {
    const { translatedText } = await askServer({
      title,
      url: `${base}/translate`,
      answer: answered.refine(({ translatedText: all }) => all.length === texts.length),
      signal: order.signal,
      body: { q: texts, ...codes, format: 'text', ...(server.key && { api_key: server.key }) },
    });
    return translatedText.map((text) => ({ text, shorter: [] }));
  };

  return {
    name: 'libretranslate',
    keepsTerms: false,
    offer: async (pair) =>
      (await codesOf(pair)) && {
        engine: 'libretranslate',
        title,
        note: 'Translates each line by itself; how well depends on the models of its server.',
        chrf: undefined,
        shortens: false,
        readsContext: false,
        isRemote: true,
        takes: 'text',
      },
    translate: async (order) => {
      const codes = (await codesOf(order)) ?? order;
      const pair = { source: codes.source, target: codes.target };
      const wordings: Wording[] = [];
      for (const texts of inRequests(order.texts.map(({ text }) => text)))
        wordings.push(...(await send(order, texts, pair)));
      return wordings;
    },
  };
}

function inRequests(texts: readonly string[]): string[][] {
  const requests: string[][] = [];
  let size = 0;
  for (const text of texts) {
    size += text.length;
    const last = requests.at(-1);
    if (last && last.length < mostTexts && size <= mostCharacters) last.push(text);
    else {
      requests.push([text]);
      size = text.length;
    }
  }
  return requests;
}
