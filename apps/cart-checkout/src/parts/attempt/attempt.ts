const attemptedKey = 'souk.checkoutAttempted';

/** Remembers for this visit that the shopper went to the checkout: nobody reminds them then. */
export const noteAttempt = () => write(attemptedKey);

export const hasAttempted = () => read(attemptedKey);

const remindedKey = 'souk.checkoutReminded';

/** The reminder comes once per visit. */
export const noteReminder = () => write(remindedKey);

export const wasReminded = () => read(remindedKey);

const write = (key: string) => {
  try {
    // eslint-disable-next-line no-restricted-syntax -- a browser that stores nothing is to be told from one with nothing stored
    sessionStorage.setItem(key, '1');
  } catch {
    // No storage: it is not remembered.
  }
};

const read = (key: string) => {
  try {
    // eslint-disable-next-line no-restricted-syntax -- a browser that stores nothing is to be told from one with nothing stored
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage nobody is reminded at all.
    return true;
  }
};
