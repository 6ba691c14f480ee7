import { z } from 'zod/mini';

const email = z.email();

export type ReadAddresses = { emails: string[]; invalid: string | undefined };

/** Addresses as people paste them: by commas, semicolons, spaces or lines, also `Ada <ada@example.com>`. */
export function readAddresses(pasted: string): ReadAddresses {
  const text = pasted.replace(/"[^"\n]*"/g, ' ');
  const named = [...text.matchAll(/<([^<>\s]+)>/g)].map(([, address]) => address!);
  const rest = text.replace(/[^,;\n<>]*<[^<>\s]+>/g, ' ');
  const words = [...named, ...rest.split(/[\s,;]+/)].filter(Boolean).map((word) => word.toLowerCase());
  return {
    emails: [...new Set(words)],
    invalid: words.find((word) => !email.safeParse(word).success),
  };
}
