import { ruleFor } from '@souk/api-client';
import { successCode } from '@souk/contract';
import { httpStatusOf } from '@souk/contract/refusals';
import { safeReturnPath } from '@souk/domain';
import type { ActionAnswer } from '@souk/state';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerDeps } from '../server-deps';
import { addToCart } from './cart-add';
import { deleteFromCart, setCartNumber } from './cart-change';
import { checkOut } from './cart-checkout';
import { leaveNewsletter, subscribeNewsletter } from './newsletter';
import { sentencesIn, type Sentence } from '../sentences';
import { readForm, visitorsLocale, type Action, type ActionInput, type ActionReply } from './form';
import { sendRefusal } from './refusal-page';
import { log } from '../log';

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
export const answerAction = async (deps: ServerDeps, req: IncomingMessage, res: ServerResponse) => {
  const action = actions[(req.url ?? '').split('?')[0] ?? ''];
  if (!action) return void res.writeHead(404).end();
  if (!isOwnOrigin(req, deps.config.publicOrigin)) return void res.writeHead(403).end();
  const say = await sentencesIn(visitorsLocale(req));
  const reply = await done(action, { req, res, config: deps.config, say });
  const answer = answerOf(reply, say);
  if (String(req.headers.accept).includes('application/json')) return json(res, answer);
  const back = backPath(
    req,
    deps.config.publicOrigin,
    reply.code === successCode ? (reply.goTo ?? reply.next) : undefined,
  );
  if (reply.code !== successCode) return sendRefusal(req, res, { ...answer, back, say });
  res.writeHead(303, { location: back }).end();
};

/** What came of it. An api that is not reached, or a form of no page of ours, is a refusal like others. */
const done = async (action: Action, input: Omit<ActionInput, 'form'>): Promise<ActionReply> => {
  try {
    return await action({ ...input, form: await readForm(input.req) });
  } catch (error) {
    if ((error as Error).name === 'BodyTooLarge') throw error;
    log.error({ err: error }, 'form not answered');
    return { code: 500, message: '', data: null };
  }
};

/** The reply as the shopper is told of it: by the same catalogue as the application's calls. Source: spec 8. */
const answerOf = ({ code, reason, message, data, goTo }: ActionReply, say: Sentence): ActionAnswer => {
  const rule = ruleFor(code);
  const text = code === successCode ? message : (rule.serverMessage && message) || say(rule.messageId);
  return {
    code,
    ...(reason ? { reason } : {}),
    text,
    data: data as ActionAnswer['data'],
    ...(rule.signsOut ? { needsSignIn: true } : {}),
    ...(goTo ? { goTo } : {}),
  };
};

const json = (res: ServerResponse, answer: ActionAnswer) => {
  res.writeHead(httpStatusOf(answer.code), {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify(answer));
};

/** A form may be posted from our own pages only. */
const isOwnOrigin = (req: IncomingMessage, origin: string) => !req.headers.origin || req.headers.origin === origin;

const backPath = (req: IncomingMessage, origin: string, next?: string) => {
  if (next) return next;
  const from = URL.canParse(req.headers.referer ?? '') ? new URL(req.headers.referer ?? '') : null;
  return from?.origin === origin ? safeReturnPath(from.pathname + from.search) : '/';
};
