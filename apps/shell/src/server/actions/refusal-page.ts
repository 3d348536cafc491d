import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPlainPage } from '../plain-page';
import { actionWords } from './action-words';

/** Says why a form was refused to a browser that runs no scripts, and leads back. */
export const sendRefusal = (
  req: IncomingMessage,
  res: ServerResponse,
  { code, message, back }: { code: number; message: string; back: string },
) => {
  const words = actionWords(req);
  const status = code >= 400 && code < 600 ? code : 400;
  sendPlainPage(req, res, { status, message: message || words.sorry, link: { to: back, text: words.back } });
};
