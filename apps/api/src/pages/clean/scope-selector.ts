import { readSelectors, RefusedSelector, type Combinator, type Part, type Selector } from './selector-tree';

/** Selectors that are tied to a page, and whether one of them may match the element that holds the page. */
export interface Scoped {
  text: string;
  reachesRoot: boolean;
}

/** Siblings of the page's own element stand outside the page. */
const asksBeside = (before: Combinator | null) => before === '+' || before === '~';

const refuse = (why: string): never => {
  throw new RefusedSelector(why);
};

const outside = 'a sibling of the page itself';

/** How many parts at the front of a compound name the page itself: `html`, `body`, `:root`. */
const rootParts = (parts: readonly Part[]) => {
  const other = parts.findIndex(({ text }) => !/^(html|body|:root)$/i.test(text));
  return other === -1 ? parts.length : other;
};

const sign = (before: Combinator | null) => (before === null || before === ' ' ? ' ' : ` ${before} `);

/** Ties selectors to the element that `scope` names. */
class Tie {
  constructor(private readonly scope: string) {}

  /** A selector that begins at the page: every element that it speaks of is the page's own element or inside it. */
  top(selector: Selector): Scoped {
    let text = this.scope;
    let isRoot = true;
    for (const [index, { before, parts }] of selector.entries()) {
      if (index === 0 && before !== null) refuse('a combinator at the start');
      if (isRoot && asksBeside(before)) refuse(outside);
      const named: number = isRoot ? rootParts(parts) : 0;
      isRoot = named > 0;
      if (!isRoot) text += sign(before);
      text += this.parts(parts.slice(named), isRoot);
    }
    return { text, reachesRoot: isRoot };
  }

  /** A selector inside a rule: `&`, the rule's own elements, stands at its front, written or not. */
  nested(selector: Selector, parentReachesRoot: boolean): Scoped {
    const isWritten = selector[0]?.parts[0]?.text === '&' && selector[0].before === null;
    const compounds: Selector = isWritten
      ? [{ before: null, parts: selector[0]?.parts.slice(1) ?? [] }, ...selector.slice(1)]
      : [{ before: null, parts: [] }, ...selector];
    let text = '&';
    for (const [index, { before, parts }] of compounds.entries()) {
      if (index === 1 && parentReachesRoot && asksBeside(before)) refuse(outside);
      if (index > 0) text += sign(before);
      text += this.parts(parts, index === 0 && parentReachesRoot);
    }
    return { text, reachesRoot: parentReachesRoot && compounds.length === 1 };
  }

  private parts(parts: readonly Part[], isRoot: boolean): string {
    return parts.map((part) => this.part(part, isRoot)).join('');
  }

  private part({ text, list }: Part, isRoot: boolean): string {
    if (text === '&') return refuse('& anywhere but at the front of a selector inside a rule');
    if (!list) return text;
    const inner = list.map((one) => (text === ':has' ? this.within(one, isRoot) : this.alternative(one, isRoot)));
    return `${text}(${inner.join(',')})`;
  }

  /** Of `:has()`: what is below its element is the page's; what is beside it is, unless the element is the page itself. */
  private within(selector: Selector, isRoot: boolean): string {
    if (isRoot && asksBeside(selector[0]?.before ?? null)) refuse(outside);
    return selector
      .map(({ before, parts }, index) => (index === 0 && !before ? '' : sign(before)) + this.parts(parts, false))
      .join('')
      .trim();
  }

  /** Of `:is()`, `:where()`, `:not()`: what stands before the last combinator could be outside, unless it begins at the page, too. */
  private alternative(selector: Selector, isRoot: boolean): string {
    const [only] = selector;
    return selector.length === 1 && only && !only.before ? this.parts(only.parts, isRoot) : this.top(selector).text;
  }
}

const joined = (all: readonly Scoped[]): Scoped => ({
  text: all.map(({ text }) => text).join(','),
  reachesRoot: all.some(({ reachesRoot }) => reachesRoot),
});

/**
 * Selectors of a rule, made to reach only what stands inside the page. `html`, `body` and `:root` at the front mean the page itself.
 * @throws RefusedSelector
 */
export const scopeSelectors = (source: string, scope: string): Scoped =>
  joined(readSelectors(source).map((selector) => new Tie(scope).top(selector)));

/**
 * Selectors of a rule inside a rule, made to reach no further than what is around that.
 * @param parentReachesRoot whether the rule around it may match the element that holds the page.
 * @throws RefusedSelector
 */
export const nestSelectors = (source: string, scope: string, parentReachesRoot: boolean): Scoped =>
  joined(readSelectors(source).map((selector) => new Tie(scope).nested(selector, parentReachesRoot)));
