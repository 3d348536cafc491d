import { httpStatusOf } from '@souk/contract/refusals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPlainPage } from '../plain-page';
import type { Sentence } from '../sentences';

type Refusal = { code: number; text: string; back: string; say: Sentence };

/** Says why a form was refused to a browser that runs no scripts, and leads back. */
export const sendRefusal = (req: IncomingMessage, res: ServerResponse, { code, text, back, say }: Refusal) =>
  sendPlainPage(req, res, {
    status: httpStatusOf(code),
    message: text,
    link: { to: back, text: say('frame.backToPage') },
  });
