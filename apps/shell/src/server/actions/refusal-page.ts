import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionWords } from './action-words';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Says why a form was refused to a browser that runs no scripts, and leads back. */
export const sendRefusal = (
  req: IncomingMessage,
  res: ServerResponse,
  { code, message, back }: { code: number; message: string; back: string },
) => {
  const words = actionWords(req);
  res.writeHead(code >= 400 && code < 600 ? code : 400, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  res.end(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(message || words.sorry)}</title>` +
      `<body style="font:18px/1.5 system-ui;max-width:34rem;margin:20vh auto;padding:0 1rem">` +
      `<h1 style="font-weight:500">${escaped(message || words.sorry)}</h1><p><a href="${escaped(back)}">${words.back}</a></p>`,
  );
};
