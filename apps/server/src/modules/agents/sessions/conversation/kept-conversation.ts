import { outputFormat } from '@mynah/audio';
import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ConversationEnd, NewConversation } from '../../conversations/index.ts';
import { leaseKeeper } from '../leases/index.ts';
import { Recording } from '../recording/index.ts';
import type { SoundFormats } from '../wire/index.ts';
import { Meter } from './meter.ts';
import type { Rooms } from './rooms.ts';
import { Transcript } from './transcript.ts';

export interface KeptOptions {
  platform: Platform;
  actor: Actor;
  log: Log;
  rooms: Rooms;
  conversation: NewConversation & { conversationId: string };
  /** Of the agent’s sound. */
  outputFormat: SoundFormats['output'];
}

/** What stays of a conversation: its row, its words, its sound, and what it costs. */
export class KeptConversation {
  readonly id: string;
  readonly transcript: Transcript;
  readonly recording: Recording | undefined;
  readonly #options: KeptOptions;
  readonly #meter: Meter;

  private constructor(options: KeptOptions, meter: Meter, recording: Recording | undefined) {
    const { platform, rooms, log } = options;
    this.id = options.conversation.conversationId;
    this.#options = options;
    this.#meter = meter;
    this.recording = recording;
    this.transcript = new Transcript({ platform, rooms, conversationId: this.id, log });
  }

  /** @throws Failure `quota_exceeded`, `conversation_signature_invalid`, `disk_full` */
  static async open(options: KeptOptions): Promise<KeptConversation> {
    const { platform, actor, conversation } = options;
    const { agent, conversationId } = conversation;
    const meter = await Meter.open(platform, actor, conversation);
    let recording: Recording | undefined;
    try {
      recording = isRecorded(conversation)
        ? await Recording.open(platform, outputFormat(options.outputFormat))
        : undefined;
      await begin(options);
      await leaseKeeper(platform).take(conversationId, agent.workspaceId);
      return new KeptConversation(options, meter, recording);
    } catch (cause) {
      await recording?.remove();
      await meter.close(0);
      throw cause;
    }
  }

  /** When the minute that is paid for is over. */
  get nextChargeMs(): number {
    return this.#meter.nextMs;
  }

  /** @throws Failure `quota_exceeded` when a further minute is too much */
  async lasts(ms: number): Promise<void> {
    await this.#paying(() => this.#meter.lasts(ms));
  }

  /** @throws Failure `quota_exceeded` when a further answer is too much */
  async answered(): Promise<void> {
    await this.#paying(() => this.#meter.answered());
  }

  /** Charges what is left and writes down how it ended. Once; never throws. */
  async end({ durationMs, ...end }: Omit<ConversationEnd, 'cost' | 'audio'>): Promise<void> {
    const { platform, rooms, log } = this.#options;
    const warn = (what: string) => (cause: unknown) => {
      log.error({ err: cause, conversationId: this.id }, what);
    };
    await this.#meter.close(durationMs).catch(warn('a conversation could not be charged'));
    await this.transcript.written();
    const audio = await this.recording
      ?.store(this.id, durationMs)
      .catch(warn('the recording of a conversation could not be kept'));
    await rooms
      .endConversation(platform, this.id, {
        ...end,
        durationMs,
        cost: this.#meter.credits,
        ...(audio && { audio }),
      })
      .then(() => leaseKeeper(platform).letGo(this.id))
      // its lease ends, and it is ended by that
      .catch(warn('the end of a conversation could not be written down'));
  }

  /** What was charged is noted, even where the next minute or answer is refused. */
  async #paying(pay: () => Promise<void>): Promise<void> {
    try {
      await pay();
    } finally {
      await leaseKeeper(this.#options.platform).charged(this.id, this.#meter.credits);
    }
  }
}

function isRecorded({ agent, textOnly }: NewConversation): boolean {
  const { record_voice: isKept, zero_retention_mode: keepsNothing } = agent.platformSettings.privacy;
  return !textOnly && isKept && !keepsNothing;
}

/** An address that names a conversation is spent with its row. */
async function begin({ platform, rooms, conversation }: KeptOptions): Promise<void> {
  try {
    await rooms.beginConversation(platform, conversation);
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new Failure('conversation_signature_invalid', 'This address was used already. Get a new one.');
  }
}
