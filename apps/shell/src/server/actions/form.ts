import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '../config';

export type ActionInput = { form: URLSearchParams; req: IncomingMessage; res: ServerResponse; config: ServerConfig };
/** `next` is the path to show to a browser without scripts; absent: the page the form stood on. */
export type ActionReply = { code: number; message: string; data: unknown; next?: string };
export type Action = (input: ActionInput) => Promise<ActionReply>;

const limitBytes = 16_384;

/** @throws {RangeError} when the body is larger than any form of ours */
export const readForm = async (req: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of req) {
    text += String(chunk);
    if (text.length > limitBytes) throw new RangeError('The form is too large');
  }
  return new URLSearchParams(text);
};

/** Calls the api on the visitor's behalf and hands its envelope through. */
export const callApi = async ({ config, req }: ActionInput, path: string, body: unknown): Promise<ActionReply> => {
  const reply = await fetch(config.apiOrigin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': /(?:^|;\s*)locale=fr/.test(req.headers.cookie ?? '') ? 'fr' : 'en',
      'x-forwarded-for': req.socket.remoteAddress ?? '',
    },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as ActionReply;
};
