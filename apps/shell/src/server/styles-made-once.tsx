import { LRUCache } from 'lru-cache';
import { use, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext, type ServerStyleSheet } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** More than all looks of the store have; what an owner's theme or a picture's size adds pushes out the oldest. */
const known = new LRUCache<string, string[]>({ max: 5_000 });

const once = (compile: Compile): Compile =>
  Object.assign(
    (css: string, selector?: string, ...more: [prefix?: string, componentId?: string]) => {
      const key = `${selector} ${more.join(' ')} ${css}`;
      const rules = known.get(key) ?? compile(css, selector, ...more);
      known.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );

/** Collects the styles of one page in `sheet`. The text of a look is compiled once, not anew by each page that shows it. */
export function StylesMadeOnce({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  const outer = use(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...outer, styleSheet: sheet.instance, stylis: once(outer.stylis) }}>
      {children}
    </StyleSheetContext>
  );
}
