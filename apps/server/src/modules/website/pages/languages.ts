import { dialectsOf } from '@mynah/contract/voices/dialects';
import type { VoiceLanguage } from '@mynah/contract/voices/voice-languages';
import { html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import type { SiteContext } from '../site-context.ts';
import { sitePage } from './frame.ts';
import { pageTop } from './page-top.ts';
import { speechDemo } from './speech-demo.ts';

export const slugOfLanguage = (name: string): string => name.toLowerCase();

/** RTE-055: a language of the voices, with its dialects in their order (LNG-022). */
export function languageOverview(site: SiteContext, { code, name }: VoiceLanguage): SitePage {
  const voices = site.languages.find((language) => language.code === code)?.voices ?? [];
  const dialects = dialectsOf(code);
  const page = site.content['text-to-speech'].get(slugOfLanguage(name));
  return sitePage(site, {
    title: `${name} voices`,
    description: `Voices that speak ${name} on this server, and the ${dialects.length} ways of speaking it by which voices are found.`,
    path: `/languages/${slugOfLanguage(name)}`,
    main: html`${pageTop({
      eyebrow: html`<a href="/languages">Languages</a>`,
      title: `${name} voices`,
      lead:
        voices.length > 0
          ? `${voices.map((voice) => voice.name).join(', ')}. Choose one and listen.`
          : undefined,
    })}
      <div class="wide">${speechDemo(site, { code, text: page?.fields.placeholder ?? voices[0]?.text ?? name, isFixed: true })}</div>
      <section class="wide band facts">${voices.slice(0, 6).map((voice) => html`<div><h2>${voice.name}</h2><p>${voice.description}</p></div>`)}</section>
      <section class="wide band"><h2>${String(dialects.length)} dialects and accents</h2>
        <p class="lead">Voices that people make and share are labeled with these, and found by them in the voice library.</p>
        <ul class="chips plain">${dialects.map((dialect) => html`<li>${dialect.name}</li>`)}</ul>
      </section>
      ${page && html`<p class="wide"><a href="/text-to-speech/${page.slug}">${name} text to speech</a></p>`}`,
  });
}
