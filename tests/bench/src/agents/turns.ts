/** What callers do within a turn that tempts an agent to answer too soon, or too late. */
export const turnKinds = ['plain', 'pause', 'numbers', 'hesitation'] as const;
export type TurnKind = (typeof turnKinds)[number];

export interface Turn {
  kind: TurnKind;
  /** With pauses as SSML breaks. */
  text: string;
}

const pause = (seconds: number): string => `<break time="${seconds}s" />`;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const things = ['a table', 'a room', 'a ticket', 'an appointment', 'a taxi'] as const;
const counts = ['two', 'three', 'four', 'five', 'six', 'eight'] as const;
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;
const digitsFrom = (seed: number, length: number): string =>
  Array.from({ length }, (_, place) => at(digits, seed * 7 + place * (seed + 3))).join(' ');

const makers: Readonly<Record<TurnKind, readonly ((turn: number) => string)[]>> = {
  plain: [
    (turn) => `When do you open on ${at(days, turn)}?`,
    (turn) => `I would like to book ${at(things, turn)} for ${at(days, turn)}.`,
    (turn) => `We are ${at(counts, turn)} people, is that all right?`,
    (turn) => `Please cancel what I have booked for ${at(days, turn)}.`,
    (turn) => `How much is ${at(things, turn)} on ${at(days, turn + 3)}?`,
  ],
  pause: [
    (turn) => `I would like to book ${at(things, turn)} ${pause(0.7)} for ${at(days, turn)} evening.`,
    (turn) => `Can you tell me ${pause(0.6)} when you open on ${at(days, turn)}?`,
    (turn) => `We are coming on ${at(days, turn)} and ${pause(0.8)} we are ${at(counts, turn)} people.`,
  ],
  numbers: [
    (turn) =>
      `My number is ${digitsFrom(turn, 3)}, ${pause(0.6)} ${digitsFrom(turn + 1, 3)}, ${pause(0.6)} ${digitsFrom(turn + 2, 4)}.`,
    (turn) => `The booking is ${digitsFrom(turn, 2)} ${pause(0.5)} ${digitsFrom(turn + 4, 2)}.`,
  ],
  hesitation: [
    (turn) => `Um, ${pause(0.5)} I think I need ${at(things, turn)} for ${at(days, turn)}.`,
    (turn) => `Well, ${pause(0.4)} it is about, um, ${pause(0.6)} the booking for ${at(days, turn)}.`,
    (turn) => `I wanted to, uh, ${pause(0.6)} ask for ${at(things, turn)}.`,
  ],
};

/** So many turns, of each kind as many; each is another one, for some hundreds. */
export const turnsOf = (count: number): Turn[] =>
  Array.from({ length: count }, (_, place) => {
    const kind = at(turnKinds, place);
    const round = Math.floor(place / turnKinds.length);
    return { kind, text: at(makers[kind], round)(Math.floor(round / makers[kind].length) + round) };
  });
