/** A turn as it is being written. */
export interface Line {
  /** For the page alone: what a turn is known by while it moves. */
  id: string;
  voiceId: string;
  text: string;
  /** Of the scene that the page begins with, as long as nobody has changed it. */
  isExample?: boolean;
}

export const newLine = (voiceId: string, text = ''): Line => ({ id: crypto.randomUUID(), voiceId, text });

/** A written line with the name of who says it. */
export interface ScriptTurn {
  name: string;
  text: string;
}

const namedLine = /^\s*(\p{L}[\p{L}\p{M}\p{N} .'’_-]{0,39}?)\s*[:：]\s*(\S.*)$/u;

/** Reads "Name: line" texts, stage plays as chats write them. Undefined for what is no script of two turns or more. */
export function parseScript(text: string): ScriptTurn[] | undefined {
  const turns: ScriptTurn[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, said] = namedLine.exec(line) ?? [];
    const last = turns.at(-1);
    // "10:30" names nobody
    const isTime = name && /\d$/.test(name) && /^\d/.test(said ?? '');
    if (name && said && !isTime) turns.push({ name, text: said.trim() });
    else if (line.trim() !== '' && last) last.text += ` ${line.trim()}`;
    else if (line.trim() !== '') return undefined;
  }
  return turns.length >= 2 ? turns : undefined;
}

interface NamedVoice {
  voice_id: string;
  name: string;
}

/** Lines for a script: a name that a voice bears is that voice's, each other name has one that nobody else has. */
export function castScript(turns: readonly ScriptTurn[], voices: readonly NamedVoice[]): Line[] {
  const cast = new Map<string, string>();
  const isFree = (voice: NamedVoice) => ![...cast.values()].includes(voice.voice_id);
  const names = [...new Set(turns.map(({ name }) => name.toLowerCase()))];
  const named = (name: string) => voices.find((voice) => firstWord(voice.name) === firstWord(name));
  for (const name of names) {
    const voice = named(name);
    if (voice) cast.set(name, voice.voice_id);
  }
  names.forEach((name, index) => {
    if (cast.has(name)) return;
    const voice = voices.find(isFree) ?? voices[index % Math.max(1, voices.length)];
    cast.set(name, voice?.voice_id ?? '');
  });
  return turns.map(({ name, text }) => newLine(cast.get(name.toLowerCase()) ?? '', text));
}

const firstWord = (name: string): string => name.toLowerCase().split(/[\s–-]+/)[0] ?? '';

/** Writes a line. The lines of an example make way for it, but for one that can answer. */
export function writeLine(lines: readonly Line[], id: string, text: string): Line[] {
  const at = lines.findIndex((line) => line.id === id);
  const answer = lines[at + 1] ?? lines[at - 1];
  const isAlone = lines.every((line) => line.id === id || line.isExample);
  return lines.flatMap((line) => {
    if (line.id === id) return { ...line, text, isExample: false };
    if (!line.isExample) return line;
    return isAlone && line === answer ? { ...line, text: '', isExample: false } : [];
  });
}

/** Moves a line by so many places; it stops at the ends. */
export function moveLine(lines: readonly Line[], id: string, by: number): Line[] {
  const from = lines.findIndex((line) => line.id === id);
  const to = Math.min(lines.length - 1, Math.max(0, from + by));
  return from < 0 ? [...lines] : lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!);
}

export function duplicateLine(lines: readonly Line[], id: string): Line[] {
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  return line ? lines.toSpliced(at + 1, 0, newLine(line.voiceId, line.text)) : [...lines];
}

/** A turn after another; whoever spoke before this one answers. */
export function lineAfter(lines: readonly Line[], id: string): Line {
  const at = lines.findIndex((line) => line.id === id);
  const current = lines[at];
  const other = lines
    .slice(0, at + 1)
    .concat(lines.slice(at + 1))
    .findLast((line) => line.voiceId !== current?.voiceId);
  return newLine(other?.voiceId ?? current?.voiceId ?? '');
}

/** Which line a place of the whole text is in, and where that line begins. */
export function lineAt(lines: readonly { text: string }[], offset: number) {
  let start = 0;
  for (const [index, { text }] of lines.entries()) {
    if (offset < start + text.length) return { index, start };
    start += text.length;
  }
  return undefined;
}
