import { conversationOf } from './conversation-of.ts';
import type { Actions, EndFeedback, Now, Score } from './now.ts';
import { askForSettings, NoWidget, sendFeedback } from './requests.ts';
import { attributeNames, readRecord, type WidgetSettings, withAttributes } from './settings.ts';
import { styles } from './styles/styles.ts';
import { Talk } from './talk.ts';
import { accept, areAccepted } from './terms-memory.ts';
import { type Terms, termsOf, textsOf } from './texts.ts';
import { makeView, type View } from './view/view.ts';

/** What the visitor has asked for, and waits for the terms. */
interface Wish {
  isVoice: boolean;
  text?: string;
}

/** `<mynah-agent agent-id="…">`: an agent to call or to write to, in the corner of any page. */
export class AgentElement extends HTMLElement {
  static readonly observedAttributes = attributeNames;

  /** Where the page says itself at which address a conversation is: one that it has signed a moment before. */
  address?: () => string | URL | Promise<string | URL>;
  readonly #talk = new Talk(() => this.#change());
  #given?: WidgetSettings;
  #loaded?: WidgetSettings;
  #asked = '';
  #settings?: WidgetSettings;
  #view?: View;
  #language?: string;
  #isOpen = false;
  #isDismissed = false;
  #isLarge = false;
  #wish?: Wish;
  #terms?: Terms;
  #feedback: EndFeedback = { isSent: false };
  #scores = new Map<number, Score>();
  #isChanging = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
  }

  /** Given by a page that knows them already; the server is then not asked. */
  set settings(settings: WidgetSettings | undefined) {
    this.#given = settings;
    this.#settings = undefined;
    this.#change();
  }

  connectedCallback(): void {
    void this.#load();
  }

  disconnectedCallback(): void {
    if (this.#talk.isOn) this.#talk.end();
  }

  attributeChangedCallback(name: string): void {
    this.#settings = undefined;
    if (name === 'language') this.#language = undefined;
    if (!this.isConnected) return;
    void this.#load();
  }

  expand(): void {
    this.#set(true);
  }

  collapse(): void {
    this.#set(false);
  }

  async #load(): Promise<void> {
    const read = (name: string) => this.getAttribute(name);
    const given = readRecord(read('override-config'), 'override-config');
    if (given) this.#given = given as unknown as WidgetSettings;
    if (this.#given) return this.#change();
    const signed = URL.parse(read('signed-url') ?? '')?.searchParams;
    const agentId = read('agent-id') || (signed?.get('agent_id') ?? '');
    const signature = signed?.get('conversation_signature') ?? null;
    const asked = JSON.stringify([agentId, signature]);
    if (asked === this.#asked) return this.#change();
    this.#asked = asked;
    this.#loaded = undefined;
    this.#settings = undefined;
    this.#change();
    if (!agentId) return console.error('<mynah-agent>: it needs an agent-id or a signed-url.');
    try {
      const loaded = await askForSettings(agentId, signature);
      if (asked !== this.#asked) return;
      this.#loaded = loaded;
      this.#isOpen = withAttributes(loaded, read).default_expanded;
      this.#change();
    } catch (cause) {
      if (asked === this.#asked) this.#asked = '';
      const reason = cause instanceof NoWidget ? cause.message : 'the server can’t be reached.';
      // the page goes on as if nothing were there
      console.error(`<mynah-agent>: ${reason}`);
    }
  }

  /** Many events come at once: what is shown follows once. */
  #change(): void {
    if (this.#isChanging) return;
    this.#isChanging = true;
    queueMicrotask(() => {
      this.#isChanging = false;
      this.#show();
    });
  }

  #show(): void {
    const source = this.#given ?? this.#loaded;
    if (!source) {
      this.#view?.node.remove();
      this.#view = undefined;
      return;
    }
    this.#settings ??= withAttributes(source, (name) => this.getAttribute(name));
    if (!this.#view) {
      this.#view = makeView(this.#actions());
      this.shadowRoot?.append(this.#view.node);
    }
    this.#view.update(this.#now(this.#settings));
  }

  #now(settings: WidgetSettings): Now {
    const language = this.#chosen(settings);
    return {
      settings,
      texts: textsOf(settings, language),
      language,
      languages: settings.language_selector
        ? [...new Set([settings.language, ...(settings.supported_language_overrides ?? [])])]
        : [],
      talk: this.#talk,
      isOpen: this.#isOpen || settings.always_expanded,
      isDismissed: this.#isDismissed && settings.dismissible,
      isLarge: this.#isLarge,
      ...(this.#terms && { pendingTerms: this.#terms }),
      feedback: this.#feedback,
      scores: this.#scores,
    };
  }

  #chosen(settings: WidgetSettings): string {
    return this.#language ?? this.getAttribute('language') ?? settings.language;
  }

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#change();
  }

  #actions(): Actions {
    return {
      call: () => this.#begin({ isVoice: true }),
      chat: () => this.#set(true),
      send: (text) => {
        if (this.#talk.isOn) this.#talk.say(text);
        else this.#begin({ isVoice: false, text });
      },
      end: () => {
        this.#talk.end();
        if (this.#settings?.feedback_mode === 'end' && this.#talk.state.conversationId) this.#set(true);
      },
      open: () => this.#set(true),
      close: () => this.#set(false),
      dismiss: (isDismissed) => {
        this.#isDismissed = isDismissed;
        this.#change();
      },
      enlarge: (isLarge) => {
        this.#isLarge = isLarge;
        this.#change();
      },
      choose: (language) => {
        this.#language = language;
        this.#change();
      },
      answerTerms: (isYes) => this.#answerTerms(isYes),
      score: (eventId, score) => {
        this.#scores.set(eventId, score);
        this.#talk.rate(eventId, score);
        this.#change();
      },
      rate: (rating) => void this.#rate({ ...(rating !== undefined && { rating }), isSent: false }),
      comment: (comment) => void this.#comment(comment),
    };
  }

  #begin(wish: Wish): void {
    const settings = this.#settings;
    if (!settings) return;
    const terms = termsOf(settings, this.#chosen(settings));
    if (terms && !areAccepted(terms)) {
      this.#wish = wish;
      this.#terms = terms;
      this.#change();
      return;
    }
    const options = conversationOf({
      ...wish,
      element: this,
      read: (name) => this.getAttribute(name),
      settings,
      language: this.#language ?? this.getAttribute('language') ?? undefined,
      ownAddress: this.address,
    });
    if (!options) return;
    this.#feedback = { isSent: false };
    this.#scores = new Map();
    void this.#talk.start(options);
  }

  #answerTerms(isYes: boolean): void {
    const [terms, wish] = [this.#terms, this.#wish];
    this.#terms = undefined;
    this.#wish = undefined;
    if (isYes && terms) accept(terms);
    if (isYes && wish) this.#begin(wish);
    this.#change();
  }

  /** Sent at once: many leave without another word. */
  async #rate(feedback: EndFeedback): Promise<void> {
    this.#feedback = feedback;
    this.#change();
    if (feedback.rating !== undefined) await this.#send({ rating: feedback.rating });
  }

  async #comment(comment: string): Promise<void> {
    const { rating } = this.#feedback;
    if (rating === undefined) return;
    const isSent = comment === '' || (await this.#send({ rating, comment }));
    this.#feedback = { rating, isSent, hasFailed: !isSent };
    this.#change();
  }

  async #send(feedback: { rating: number; comment?: string }): Promise<boolean> {
    const { conversationId } = this.#talk.state;
    return conversationId !== undefined && (await sendFeedback(conversationId, feedback));
  }
}
