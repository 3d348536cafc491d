import { safeReturnPath } from '@souk/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageDeps } from '../send-page';
import { addToCart } from './cart-add';
import { deleteFromCart, setCartNumber } from './cart-change';
import { checkOut } from './cart-checkout';
import { leaveNewsletter, subscribeNewsletter } from './newsletter';
import { actionWords } from './action-words';
import { readForm, type Action, type ActionInput, type ActionReply } from './form';
import { sendRefusal } from './refusal-page';

/** Forms of the page that work without a script. Source: docs/architecture.md, Works before it hydrates. */
const actions: Readonly<Record<string, Action>> = {
  '/actions/cart/add': addToCart,
  '/actions/cart/num': setCartNumber,
  '/actions/cart/delete': deleteFromCart,
  '/actions/cart/checkout': checkOut,
  '/actions/newsletter': subscribeNewsletter,
  '/actions/newsletter/leave': leaveNewsletter,
};

/** Answers a posted form: JSON for the page's script, a redirect back for a browser without one. */
export const answerAction = async (deps: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  const action = actions[(req.url ?? '').split('?')[0] ?? ''];
  if (!action) return void res.writeHead(404).end();
  if (!isOwnOrigin(req, deps.config.publicOrigin)) return void res.writeHead(403).end();
  const reply = await done(action, { req, res, config: deps.config });
  if (String(req.headers.accept).includes('application/json')) return json(res, reply);
  const back = backPath(req, deps.config.publicOrigin, reply.next);
  if (reply.code !== 200) return sendRefusal(req, res, { ...reply, back });
  res.writeHead(303, { location: back }).end();
};

/** What came of it. An api that is not reached, or a form of no page of ours, is a refusal like others. */
const done = async (action: Action, input: Omit<ActionInput, 'form'>): Promise<ActionReply> => {
  try {
    return await action({ ...input, form: await readForm(input.req) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    if (!isTooLarge) console.error('form not answered:', error);
    return { code: isTooLarge ? 413 : 502, message: actionWords(input.req).sorry, data: null };
  }
};

const json = (res: ServerResponse, reply: { code: number; message: string; data: unknown }) => {
  res.writeHead(reply.code < 600 ? reply.code : 400, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify({ code: reply.code, message: reply.message, data: reply.data }));
};

/** A form may be posted from our own pages only. */
const isOwnOrigin = (req: IncomingMessage, origin: string) => !req.headers.origin || req.headers.origin === origin;

const backPath = (req: IncomingMessage, origin: string, next?: string) => {
  if (next) return next;
  const from = URL.canParse(req.headers.referer ?? '') ? new URL(req.headers.referer ?? '') : null;
  return from?.origin === origin ? safeReturnPath(from.pathname + from.search) : '/';
};
