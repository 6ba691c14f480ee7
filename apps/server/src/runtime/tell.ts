/** One line for the person at the terminal. */
export type Tell = (line: string) => void;
