const key = 'souk.recentSearches';
const kept = 6;

/** What was searched for on this device, newest first; empty where nothing may be stored. */
export const readRecentWords = (): string[] => {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
};

export const addRecentWord = (text: string) => {
  const word = text.trim().slice(0, 80);
  if (!word) return;
  write([word, ...readRecentWords().filter((known) => known !== word)].slice(0, kept));
};

export const clearRecentWords = () => write([]);

const write = (words: string[]) => {
  try {
    localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // A browser that stores nothing searches all the same.
  }
};
