import { useNavigate } from '@souk/router';

/**
 * Goes to the same list at another address: narrowed or searched. React draws the list's filters by that address before the browser handles the
 * next event, however busy it is: a filter that is chosen right after another is added to it.
 */
export const useNarrow = () => {
  const navigate = useNavigate();
  return (href: string): void => void navigate(href, { flushSync: true });
};
