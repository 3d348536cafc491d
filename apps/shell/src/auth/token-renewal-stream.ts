import type { TokenReply } from './tokens';

/** An answer of the api to a call of the page, as a line of the renewal's answer has it. */
export type FirstAnswer = {
  /** As the document named it: `GET /api/…`. */
  call: string;
  /** The api's good answer, envelope and all. */
  body: unknown;
};

/**
 * Reads a renewal's answer as it comes: the token's line, then a line for each call that the api has answered.
 * @returns the token, as soon as it is there. Null: nobody is signed in, or it could not be asked; the page finds that out by itself
 */
export const readRenewal = async (
  asked: Promise<Response>,
  onAnswer: (answer: FirstAnswer) => void,
  onEnd: () => void,
): Promise<TokenReply | null> => {
  const lines = linesOf(asked);
  const token = await lines.next().catch(() => null);
  const rest = async () => {
    for await (const answer of lines) onAnswer(answer as FirstAnswer);
  };
  // A line that breaks takes the answers that have not come.
  void (token ? rest() : Promise.resolve()).catch(() => undefined).then(onEnd);
  return (token?.value as TokenReply | undefined) ?? null;
};

/** The values that the lines of a good answer hold. @throws when the line breaks, or holds no JSON */
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
