import { css } from 'styled-components';

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z'/%3E%3C/svg%3E\")";

/** Five stars, filled up to `--filled`. */
export const starStrip = css`
  display: inline-block;
  flex: none;
  width: 5em;
  height: 1em;
  background: linear-gradient(90deg, var(--color-accent) var(--filled), var(--color-line) var(--filled));
  mask: ${star} 0 0 / 1em 1em repeat-x;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
