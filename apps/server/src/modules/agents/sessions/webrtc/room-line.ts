import type { AudioSource, Room } from '@livekit/rtc-node';
import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { Log } from '../../../../platform/log/log.ts';
import type { Line, SoundFormats } from '../wire/index.ts';
import { loadRtc } from './load-rtc.ts';

export interface RoomLineOptions {
  url: string;
  /** The agent’s own. */
  token: string;
  log: Log;
  /** 16-bit samples of the caller, 16 kHz. */
  hear(base64: string): void;
  receive(frame: string): void;
  /** The caller has left, or the room is no more. */
  left(): void;
}

const inputHz = 16_000;
const outputHz = 24_000;
/** The mouth sends a third of a second ahead. */
const queueMs = 1_000;
const frameMs = 20;
/** A packet of LiveKit holds no more. */
const mostBytes = 60_000;

/**
 * The agent’s side of a room: its sound is a track, and so is the caller’s; everything else goes as data, in the words of
 * the socket.
 */
export class RoomLine implements Line {
  readonly formats: SoundFormats = { input: 'pcm_16000', output: 'pcm_24000' };
  readonly #room: Room;
  readonly #source: AudioSource;
  readonly #frameOf: (samples: Int16Array) => Parameters<AudioSource['captureFrame']>[0];
  readonly #log: Log;
  /** What was to be heard before an interruption is not, after it. */
  #turn = 0;
  #sounding: Promise<void> = Promise.resolve();
  #telling: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(parts: {
    room: Room;
    source: AudioSource;
    log: Log;
    frameOf: (samples: Int16Array) => Parameters<AudioSource['captureFrame']>[0];
  }) {
    this.#room = parts.room;
    this.#source = parts.source;
    this.#log = parts.log;
    this.#frameOf = parts.frameOf;
  }

  /** Joins as the agent; resolves when what the caller says from now on is heard. */
  static async join({ url, token, log, hear, receive, left }: RoomLineOptions): Promise<RoomLine> {
    const rtc = await loadRtc();
    const room = new rtc.Room();
    const text = new TextDecoder();
    room.on(rtc.RoomEvent.DataReceived, (data) => receive(text.decode(data)));
    room.on(rtc.RoomEvent.ParticipantDisconnected, left);
    room.on(rtc.RoomEvent.Disconnected, left);
    room.on(rtc.RoomEvent.TrackSubscribed, async (track) => {
      if (track.kind !== rtc.TrackKind.KIND_AUDIO) return;
      const options = { sampleRate: inputHz, numChannels: 1, frameSizeMs: frameMs };
      for await (const { data } of new rtc.AudioStream(track, options))
        hear(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64'));
    });
    await room.connect(url, token, { autoSubscribe: true, dynacast: false });
    const source = new rtc.AudioSource(outputHz, 1, queueMs);
    const options = new rtc.TrackPublishOptions();
    options.source = rtc.TrackSource.SOURCE_MICROPHONE;
    const track = rtc.LocalAudioTrack.createAudioTrack('agent', source);
    await room.localParticipant?.publishTrack(track, options);
    const frameOf = (samples: Int16Array) => new rtc.AudioFrame(samples, outputHz, 1, samples.length);
    return new RoomLine({ room, source, log, frameOf });
  }

  send(event: ServerEvent): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    if (event.type === 'interruption') {
      this.#turn++;
      this.#source.clearQueue();
    }
    if (event.type !== 'audio') return this.#tell(event);
    const { audio_base_64: sound, ...rest } = event.audio_event;
    this.#sound(Buffer.from(sound, 'base64'));
    // clients draw the words by their times; the sound itself comes on its track
    return rest.alignment
      ? this.#tell({ type: 'audio', audio_event: { ...rest, audio_base_64: '' } })
      : Promise.resolve();
  }

  /** Who leaves the room is gone for the caller: what was told before arrives first. There is no code to send. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#source.clearQueue();
    void this.#telling
      .then(() => this.#source.close())
      .then(() => this.#room.disconnect())
      .catch((cause) => this.#log.warn({ err: cause }, 'a room could not be left'));
  }

  #sound(bytes: Buffer): void {
    const turn = this.#turn;
    // base64 lands anywhere in a buffer that others share
    const samples = new Int16Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 2));
    this.#sounding = this.#sounding
      .then(() =>
        turn === this.#turn && !this.#isClosed
          ? this.#source.captureFrame(this.#frameOf(samples))
          : undefined,
      )
      .catch(
        (cause) => void (this.#isClosed || this.#log.warn({ err: cause }, 'sound did not reach a room')),
      );
  }

  #tell(event: ServerEvent): Promise<void> {
    const data = new TextEncoder().encode(JSON.stringify(event));
    if (data.length > mostBytes) {
      this.#log.warn({ type: event.type, bytes: data.length }, 'an event is too long for a room');
      return Promise.resolve();
    }
    this.#telling = this.#telling
      .then(() => this.#room.localParticipant?.publishData(data, { reliable: true }))
      // a room that is gone tells so by its own event
      .catch((cause) => this.#log.info({ err: cause }, 'an event did not reach a room'));
    return this.#telling;
  }
}
