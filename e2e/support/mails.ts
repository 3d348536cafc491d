import { expect, type APIRequestContext } from '@playwright/test';

export type SentMail = { to: string; subject: string; text: string };

/** The mails that the sandbox sent to an address, newest first. */
export const mailsTo = async (request: APIRequestContext, to: string): Promise<SentMail[]> =>
  (await (await request.get('/sandbox/outbox', { params: { to } })).json()) as SentMail[];

/** Waits for a mail to an address with these words: what a page says of it may come before it is stored. @returns its subject and text */
export const mailWith = async (request: APIRequestContext, to: string, words: string): Promise<string> => {
  const find = async () => {
    const letters = (await mailsTo(request, to)).map(({ subject, text }) => `${subject}\n${text}`);
    return letters.find((letter) => letter.includes(words)) ?? '';
  };
  await expect.poll(find, `a mail to ${to} with “${words}”`).toContain(words);
  return find();
};
