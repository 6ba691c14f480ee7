import { mostPublicCharacters } from '@mynah/contract/website';
import { type Html, html } from '../../../platform/http/html.ts';
import type { SiteContext } from '../site-context.ts';

export interface DemoStart {
  /** Of a language: a BCP 47 tag. */
  code: string;
  /** Who speaks first. */
  voice?: string;
  text: string;
  /** Offers this language alone. */
  isFixed?: boolean;
}

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/** A text that is spoken on the spot by this server. Without a script it can be read, and says so. */
export function speechDemo(site: SiteContext, { code, voice, text, isFixed = false }: DemoStart): Html {
  const found = site.languages.find((language) => language.code === primary(code));
  if (!found) {
    return html`<section class="demo" aria-label="Demonstration"><p class="words" lang="${code}" dir="auto">${text}</p>
      <p class="note">${site.languages.length > 0 ? 'No voice of this server speaks it right now.' : 'On this server, only people who are signed in can generate speech.'}</p></section>`;
  }
  const named = voice === undefined ? undefined : site.findVoice(voice);
  const voices = named ? [named, ...found.voices.filter(({ id }) => id !== named.id)] : found.voices;
  const shown = isFixed ? [{ ...found, voices }] : site.languages;
  return html`<section class="demo" aria-label="Demonstration" data-demo>
      <form>
        <div class="settings">
          <span class="orb" aria-hidden="true"></span>
          <label${isFixed && html` hidden`}><span>Language</span><select name="language">${shown.map(
            (each) =>
              html`<option value="${each.code}"${each.code === found.code && html` selected`}>${each.name}</option>`,
          )}</select></label>
          <label><span>Voice</span><select name="voice">${voices.map(
            ({ id, name }) => html`<option value="${id}"${id === voice && html` selected`}>${name}</option>`,
          )}</select></label>
        </div>
        <label class="writing"><span class="unseen">Text to speak</span><textarea name="text" rows="3" maxlength="${mostPublicCharacters}" lang="${code}" dir="auto" spellcheck="false">${text}</textarea></label>
        <div class="sounding">
          <button type="submit" class="button large" disabled><span data-label>Listen</span></button>
          <canvas class="wave" aria-hidden="true"></canvas>
          <span class="figures" data-time>0:00</span>
        </div>
        <p class="note" role="status" data-status><noscript>Listening needs JavaScript. </noscript>Generated here, on this server, as you listen. Nothing is stored.</p>
      </form>
      ${demoData(shown)}
    </section>`;
}

/** Data of the menus, for the script. */
const demoData = (languages: readonly SiteContext['languages'][number][]): Html => ({
  markup: `<script type="application/json" data-voices>${JSON.stringify(languages).replaceAll('<', '\\u003c')}</script>`,
});
