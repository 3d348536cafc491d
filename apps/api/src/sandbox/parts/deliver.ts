import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { findObject, insertObject, newId, objectRow } from './objects';

interface Letter {
  url: string;
  /** The exact bytes; the signature is made over them. */
  body: string;
}

type Sign = (body: string) => Promise<Record<string, string>> | Record<string, string>;

const job = 'sandbox.webhook';

/**
 * Posts signed events to the store, as a provider would: at once, and again later when the store did not take it.
 * @param sign headers for the body, made anew for every try, since signatures carry the time.
 */
export function createPostman(app: FastifyInstance, deps: Deps, signers: Record<string, Sign>) {
  const post = async (letter: Letter | undefined) => {
    const sign = letter && signers[letter.url];
    if (!letter || !sign) return;
    const headers = { 'content-type': 'application/json', ...(await sign(letter.body)) };
    const answer = await app.inject({ method: 'POST', url: letter.url, headers, payload: letter.body });
    if (answer.statusCode >= 300) throw new Error(`The store answered ${answer.statusCode} to ${letter.url}`);
  };
  deps.jobs.define(job, async ({ id }: { id: string }) => post(await findObject<Letter>('event', id)));

  const deliver = (id: string, letter: Letter) => post(letter).catch(() => deps.jobs.send(job, { id }));
  return {
    /** Sends one event. Never called inside a transaction. */
    async send(url: string, event: { id: string }) {
      const letter: Letter = { url, body: JSON.stringify(event) };
      await insertObject('event', event.id, letter);
      await deliver(event.id, letter);
    },
    /** The same in two steps: what keeps the event, to be run with what it tells of, and its sending. */
    prepare(url: string, event: { id: string }) {
      const letter: Letter = { url, body: JSON.stringify(event) };
      return { kept: objectRow('event', event.id, letter), deliver: () => deliver(event.id, letter) };
    },
    newEventId: (prefix: string) => newId(prefix),
  };
}

export type Postman = ReturnType<typeof createPostman>;
