/** Widths at which the layout changes, in px. Source: spec 9, Layout. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Media queries for styled-components: `${from.md} { … }` holds from 768 px up. */
export const from = {
  sm: '@media (min-width: 640px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  xxl: '@media (min-width: 1536px)',
} as const;

/** Hover looks belong to pointers that can hover: on touch they would stick. */
export const canHover = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
