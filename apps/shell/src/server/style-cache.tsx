import { LRUCache } from 'lru-cache';
import { use, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext, type ServerStyleSheet } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** Rules that styled-components compiled, by their CSS text. More than all looks of the store have; what an owner's theme or a picture's size adds pushes out the oldest. */
const compiledRules = new LRUCache<string, string[]>({ max: 5_000 });

const withCache = (compile: Compile): Compile =>
  Object.assign(
    (css: string, selector?: string, ...more: [prefix?: string, componentId?: string]) => {
      const key = `${selector} ${more.join(' ')} ${css}`;
      const rules = compiledRules.get(key) ?? compile(css, selector, ...more);
      compiledRules.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );

/** Collects the styles of one page in `sheet`, and compiles each CSS text once in the life of the process, not once for each page. */
export function CachedStyles({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  const outer = use(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...outer, styleSheet: sheet.instance, stylis: withCache(outer.stylis) }}>
      {children}
    </StyleSheetContext>
  );
}
