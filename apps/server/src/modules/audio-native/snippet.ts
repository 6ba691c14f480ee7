import { html } from '../../platform/http/html.ts';
import type { Platform } from '../../platform/platform.ts';

type Named = { project: string } | { site: string };

/** One element, where the player stands, and one script, for a page that has nothing else. */
export function htmlSnippet(platform: Pick<Platform, 'publicUrl'>, named: Named): string {
  const [name, value] = 'project' in named ? ['project', named.project] : ['site', named.site];
  return html`<div class="audio-native" data-${name}="${value}"></div>
<script async src="${platform.publicUrl()}/embed/article.js"></script>`.markup;
}
