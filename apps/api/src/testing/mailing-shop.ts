import { openTestMailServer } from './mail-server';
import { createTestApp } from './test-app';

/** A store as in production, whose mails go to a mail server that a test tells how to behave. */
export const createMailingShop = async () => {
  const server = await openTestMailServer();
  const shop = await createTestApp({ config: { smtpUrl: server.url, sandbox: false } });
  return {
    server,
    shop,
    close: async () => {
      await shop.close();
      await server.close();
    },
  };
};
