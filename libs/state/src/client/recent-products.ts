const key = 'souk.recentlyViewed';
const most = 12;

/** Ids of the products seen last in this browser, newest first; empty where nothing can be stored. */
export const readRecentIds = (): number[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Puts a product first. */
export const rememberRecentId = (id: number): void => {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...readRecentIds().filter((other) => other !== id)].slice(0, most)));
  } catch {
    // A browser that stores nothing shows no recently viewed products; nothing else depends on it.
  }
};
