import type { SiteAssets } from '../../platform/http/index.ts';
import type { Content, Entry } from './content/index.ts';
import type { OfferedLanguage, OfferedVoice } from './speech/index.ts';

/** What the pages of one edition of the website are made of. */
export interface SiteContext {
  /** `https://voice.example.com`: canonical addresses begin with it. */
  origin: string;
  assets: SiteAssets;
  content: Content;
  /** Whether there is a page at an address: what is not there is not linked to. */
  has(path: string): boolean;
  /** Languages and accents in their order (LNG-001 to LNG-003). */
  spoken: readonly Entry<'text-to-speech'>[];
  /** Who speaks what in the demonstration; empty where strangers may not hear it. */
  languages: readonly OfferedLanguage[];
  /** Any voice of the engines, also beyond those that are offered first. */
  findVoice(id: string): OfferedVoice | undefined;
  /** Whether anybody may make an account. */
  isOpen: boolean;
  /** Mailboxes and pages that the operator named. */
  links: Readonly<Record<'help' | 'legal' | 'community' | 'support', string | undefined>>;
}
