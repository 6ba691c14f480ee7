import { AgentElement } from './agent-element.ts';

/** The script of a website: `<mynah-agent>` works from now on. A page that names it twice has it once. */
if (!customElements.get('mynah-agent')) customElements.define('mynah-agent', AgentElement);
