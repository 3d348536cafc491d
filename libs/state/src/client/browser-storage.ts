type Kind = 'localStorage' | 'sessionStorage';

/** A browser that blocks cookies throws at the mere name; on the server there is none. */
const storageOf = (kind: Kind): Storage | null => {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
};

/**
 * Reads and writes the browser's storage. What the browser refuses to store (storage disabled, or full) is held in memory until the
 * page is left: nothing that asks for it fails.
 */
const openStorage = (kind: Kind) => {
  const refused = new Map<string, string>();
  return {
    getItem: (key: string): string | null => refused.get(key) ?? storageOf(kind)?.getItem(key) ?? null,
    setItem: (key: string, value: string): void => {
      const storage = storageOf(kind);
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem: (key: string): void => {
      refused.delete(key);
      storageOf(kind)?.removeItem(key);
    },
    keys: (): string[] => [...new Set([...refused.keys(), ...Object.keys(storageOf(kind) ?? {})])],
  };
};
export type BrowserStorage = ReturnType<typeof openStorage>;

/** The browser's session storage: lasts as long as this tab. */
export const tabStorage = openStorage('sessionStorage');
/** The browser's local storage: shared by all tabs, lasts after them. */
export const deviceStorage = openStorage('localStorage');
