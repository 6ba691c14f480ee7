/** What came back for one text. Times are from the start of the request. */
export interface Heard {
  /** Arrival of the first sample that is not silent; for mp3, of the first byte. */
  firstSoundMs: number;
  /** Silence before that sample in the sound itself; 0 for mp3. */
  leadMs: number;
  totalMs: number;
  /** 0 for mp3. */
  audioSeconds: number;
  /** The engine that spoke, as the answer names it. */
  engine: string;
}

/** Somebody who speaks: a server, by one of its doors, with one model. */
export interface SpeechTarget {
  /** `Mynah kokoro, /stream` */
  name: string;
  speak(text: string): Promise<Heard>;
}
