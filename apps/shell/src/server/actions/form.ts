import type { RefusalName } from '@souk/contract';
import { readBody } from '@souk/contract/internal';
import { withButtonFields } from '@souk/domain';
import { toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '../config';
import { cookiesOf } from '../cookies';
import type { Sentence } from '../sentences';
import { headersFor } from '../to-api';

export type ActionInput = {
  form: URLSearchParams;
  req: IncomingMessage;
  res: ServerResponse;
  config: ServerConfig;
  /** Formats a message of the page's frame in the visitor's language. */
  say: Sentence;
};

/**
 * What came of a form. `next` is the path to show to a browser without scripts; absent: the page the form stood on.
 * `goTo` is the path that the button leads to, with scripts or without.
 */
export type ActionReply = {
  code: number;
  reason?: RefusalName;
  message: string;
  data: unknown;
  next?: string;
  goTo?: string;
};
export type Action = (input: ActionInput) => Promise<ActionReply>;

const limitBytes = 16_384;
const answerMs = 10_000;

/** @throws {BodyTooLarge} when the body is larger than any form of ours */
export const readForm = async (req: IncomingMessage): Promise<URLSearchParams> =>
  withButtonFields(new URLSearchParams(await readBody(req, limitBytes)));

/** The visitor's language, from their cookie. */
export const visitorsLocale = (req: IncomingMessage): Locale => toLocale(cookiesOf(req)['locale']);

/** A tester's own faults are theirs in a form's answer, too (docs/test-contract.md, Sandbox); a store without a sandbox does not read it. */
const testersCookie = (req: IncomingMessage): Record<string, string> => {
  const visitor = cookiesOf(req)['sandbox-visitor'];
  return visitor ? { cookie: `sandbox-visitor=${encodeURIComponent(visitor)}` } : {};
};

/** By which an addition that is sent twice counts once; a form that the browser itself posts has none. */
const onceKey = ({ headers }: IncomingMessage): Record<string, string> => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { 'idempotency-key': key } : {};
};

/** Calls the api on the visitor's behalf and hands its envelope through; an answer without one counts by its status. */
export const callApi = async ({ config, req }: ActionInput, path: string, body: unknown): Promise<ActionReply> => {
  const reply = await fetch(config.apiOrigin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': visitorsLocale(req),
      ...headersFor(config, req),
      ...testersCookie(req),
      ...onceKey(req),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  });
  const envelope = (await reply.json().catch(() => null)) as Partial<ActionReply> | null;
  return {
    code: typeof envelope?.code === 'number' ? envelope.code : reply.status,
    ...(typeof envelope?.reason === 'string' ? { reason: envelope.reason } : {}),
    message: typeof envelope?.message === 'string' ? envelope.message : '',
    data: envelope?.data ?? null,
  };
};
