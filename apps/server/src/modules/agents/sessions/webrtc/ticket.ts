import { z } from 'zod';

/** What a token says of the conversation that it is for. */
const ticket = z.object({
  agentId: z.string(),
  /** The invitation, as a signed address has it. */
  signature: z.string(),
  source: z.string().optional(),
  sourceVersion: z.string().optional(),
});
export type Ticket = z.output<typeof ticket>;

export const writeTicket = (given: Ticket): string => JSON.stringify(given);

/** Only what this server signed comes here. */
export const readTicket = (note: string): Ticket => ticket.parse(JSON.parse(note));
