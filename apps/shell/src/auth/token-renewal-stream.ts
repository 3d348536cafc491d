import type { TokenReply } from './tokens';

/** The api's reply to a call that the shell server made for the page while it renewed the page's token. */
export type PrefetchedReply = {
  /** As the document named it: `GET /api/…`. */
  call: string;
  /** The body of a reply with status 2xx, envelope and all. */
  body: unknown;
};

/**
 * Reads the response to a renewal of the access token as it streams in: one line of JSON with the token, then one line for each prefetched reply
 * (server/token/prefetch-calls.ts). A call that failed has no line.
 * @returns the token, as soon as its line is there. Null: nobody is signed in, or the request failed; the page finds that out by itself
 */
export const readTokenRenewal = async (
  asked: Promise<Response>,
  onReply: (reply: PrefetchedReply) => void,
  onEnd: () => void,
): Promise<TokenReply | null> => {
  const lines = linesOf(asked);
  const token = await lines.next().catch(() => null);
  const rest = async () => {
    for await (const reply of lines) onReply(reply as PrefetchedReply);
  };
  // A connection that breaks loses the replies that have not come.
  void (token ? rest() : Promise.resolve()).catch(() => undefined).then(onEnd);
  return (token?.value as TokenReply | undefined) ?? null;
};

/** The values of a 2xx response's lines. @throws when the connection breaks, or a line is no JSON */
async function* linesOf(asked: Promise<Response>): AsyncGenerator<unknown, undefined> {
  const reply = await asked;
  if (!reply.ok || !reply.body) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (text + part.value).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as unknown;
  }
  if (text) yield JSON.parse(text) as unknown;
}
