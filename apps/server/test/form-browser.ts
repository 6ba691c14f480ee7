import { DOMParser } from '@xmldom/xmldom';

export interface Form {
  action: string;
  fields: URLSearchParams;
}

/**
 * A browser without scripts: keeps cookies, follows redirects, reads the one form of a page and sends it.
 * Led to another site than `within`, it stops there: the address is the form's `action`, without fields.
 */
export function makeFormBrowser({ within }: { within?: string } = {}) {
  const cookies = new Map<string, string>();

  async function go(address: string, body?: URLSearchParams): Promise<Form> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    const location = answer.headers.get('location');
    if (location) {
      const next = new URL(location, address).href;
      if (within && !next.startsWith(within)) return { action: next, fields: new URLSearchParams() };
      return go(next);
    }
    return readForm(await answer.text(), address);
  }

  return {
    open: (address: string): Promise<Form> => go(address),
    submit: ({ action, fields }: Form): Promise<Form> => go(action, fields),
  };
}

/** Pages of sign-in services are not always well-formed: only the form itself is read. */
function readForm(page: string, address: string): Form {
  const [form, inside] = /<form\b[\s\S]*?>([\s\S]*?)<\/form>/i.exec(page) ?? [];
  if (!form) throw new Error(`${address} shows no form: ${page.replace(/<[^>]*>|\s+/g, ' ').slice(0, 500)}`);
  const action = attributesOf(/<form\b[^>]*>/i.exec(form)![0]).action ?? address;
  const fields = new URLSearchParams();
  for (const [tag] of (inside ?? '').matchAll(/<input\b[^>]*>/gi)) {
    const { name, value = '', type } = attributesOf(tag);
    if (name && type !== 'checkbox') fields.set(name, value);
  }
  return { action: new URL(action, address).href, fields };
}

function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, , double, single] of tag.matchAll(/([\w-]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
    found[name!] = textOf(double ?? single ?? '');
  }
  return found;
}

const textOf = (text: string): string => {
  const document = new DOMParser().parseFromString(`<a>${text}</a>`, 'text/xml');
  return document.documentElement?.textContent ?? '';
};
