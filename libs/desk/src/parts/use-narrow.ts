import { useNavigate } from '@souk/router';

/**
 * Goes to the same list at another address: narrowed, searched. The list knows it before the next event, however busy the browser is, so that a
 * filter which is chosen right after another builds on it and drops none.
 */
export const useNarrow = () => {
  const navigate = useNavigate();
  return (href: string): void => void navigate(href, { flushSync: true });
};
