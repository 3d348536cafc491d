import type { Choice } from '@souk/domain';

/** The same address with a whole choice in it; what else it carries (`utm_*`) stays. Source: docs/lessons 11. */
export const withChoice = (search: URLSearchParams, choice: Choice): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) next.set(name, value);
  return next;
};
