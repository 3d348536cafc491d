import type { ReactNode } from 'react';
import { glaze, scene400, scene401, scene404, scene500 } from './scenes';

type Kind = 400 | 401 | 404 | 500;

const scenes: Readonly<Record<Kind, ReactNode>> = { 400: scene400, 401: scene401, 404: scene404, 500: scene500 };

/** A still life for each kind of error: a bare shelf, a broken cup, a locked chest, a knotted label. Source: ROUTE-25. */
export function Drawing({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <defs>
        <linearGradient id="lit" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.22" />
        </linearGradient>
        <radialGradient id="ground">
          <stop offset="0" stopColor={glaze} stopOpacity="0.22" />
          <stop offset="1" stopColor={glaze} stopOpacity="0" />
        </radialGradient>
      </defs>
      {scenes[kind]}
    </svg>
  );
}
