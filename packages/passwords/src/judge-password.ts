import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as language from '@zxcvbn-ts/language-common';
import { isMadeOf, ownWords, type PasswordOwner } from './own-words.ts';

export type { PasswordOwner } from './own-words.ts';

/** `own`: made of the person's name or address. `common`: on the list of what everybody tries, or next to it. */
export type PasswordFault = 'own' | 'common';

export interface PasswordVerdict {
  /** 0 falls at once, 4 withstands whoever has the hash and years of time. */
  strength: 0 | 1 | 2 | 3 | 4;
  /** Why it may not be taken; absent when it may. */
  fault?: PasswordFault;
}

/** A million guesses are made in seconds. */
const weakestTaken = 2;

/** Judging grows with the square of the length, and what comes after this many characters only adds to it. */
const judgedLength = 64;

let judge: ZxcvbnFactory | undefined;

/**
 * How well a password withstands guessing, against some 40,000 passwords that leaked most often, keyboard rows, dates,
 * repetitions and the owner's own words. The same in the browser and on the server; takes milliseconds, the first call
 * a tenth of a second.
 */
export function judgePassword(password: string, owner: PasswordOwner = {}): PasswordVerdict {
  const words = ownWords(owner);
  if (isMadeOf(password, words)) return { strength: 0, fault: 'own' };
  judge ??= new ZxcvbnFactory({ dictionary: language.dictionary, graphs: language.adjacencyGraphs });
  const { score } = judge.check(password.slice(0, judgedLength), words);
  return score < weakestTaken ? { strength: score, fault: 'common' } : { strength: score };
}
