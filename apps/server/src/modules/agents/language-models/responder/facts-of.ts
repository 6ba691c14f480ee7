import { sentencesOf } from './choose-sentences.ts';

/** How a sentence begins that tells the agent what to do: not to be read out to whoever asks. */
const instruction =
  /^(you|your|act|after|always|answer|as an?|ask|at the end|avoid|be|begin|collect|do|don['’]t|end|explain|find|follow|give|greet|help|if|introduce|keep|let|make|never|offer|only|please|remember|repeat|reply|respond|say|speak|start|stay|take|tell|thank|use|when|words|write)\b/i;

/** What stands in an agent's own text and is no instruction: opening hours, prices, names. */
export const factsOf = (instructions: string): string =>
  sentencesOf(instructions)
    .filter((sentence) => !instruction.test(sentence))
    .join('\n');
