import { cleanDeclarations } from './clean-declarations';
import { blocksOf, isBalanced, splitOutside, withoutComments, type Block } from './css-text';
import type { Problems } from './problems';

const deepest = 8;
const grouping = /^@(media|supports|container|layer|starting-style)\b[^{};]*$/i;
const keyframes = /^@(-webkit-)?keyframes\s+[\w-]+$/i;

/** One selector, made to reach only what stands inside the page. `html`, `body` and `:root` mean the page itself. */
const scoped = (selector: string, scope: string): string => {
  const root = /^(html|body|:root)(?![\w-])/i;
  let rest = selector.trim();
  let isRoot = false;
  while (root.test(rest)) {
    rest = rest.replace(root, '').replace(/^\s+(?=(html|body)(?![\w-]))/i, '');
    isRoot = true;
  }
  return isRoot ? `${scope}${rest}` : `${scope} ${rest}`;
};

/** Cleans one sheet; a class only because its parts all need the text, the scope and the list of problems. */
class Sheet {
  constructor(
    private readonly text: string,
    private readonly scope: string,
    private readonly problems: Problems,
  ) {}

  clean = () => this.rules(this.text, 0, 0);

  private lineAt = (offset: number) => this.text.slice(0, offset).split('\n').length;

  private refuse(what: string, why: string, at: number) {
    this.problems.error('css-refused', this.lineAt(at), `Left out "${what.slice(0, 80)}": ${why} is not allowed here`);
    return '';
  }

  private declarations(text: string, at: number): string {
    const { text: kept, refused } = cleanDeclarations(text);
    for (const one of refused) this.refuse(one.declaration, one.reason, at + one.at);
    return kept;
  }

  private rules(text: string, at: number, depth: number): string {
    return blocksOf(text)
      .map((block) => this.rule({ ...block, preludeAt: at + block.preludeAt, bodyAt: at + block.bodyAt }, depth))
      .join('');
  }

  private rule({ prelude, preludeAt, body, bodyAt }: Block, depth: number): string {
    if (body === null) {
      return /^@(charset|layer)\b/i.test(prelude) ? '' : this.refuse(prelude, 'a statement', preludeAt);
    }
    if (depth > deepest) return this.refuse(prelude, 'nesting deeper than 8', preludeAt);
    if (!isBalanced(prelude)) return this.refuse(prelude, 'an open quote or bracket', preludeAt);
    if (grouping.test(prelude)) return `${prelude}{${this.rules(body, bodyAt, depth + 1)}}`;
    if (keyframes.test(prelude)) return `${prelude}{${this.frames(body, bodyAt)}}`;
    if (/^@font-face$/i.test(prelude)) return `@font-face{${this.declarations(body, bodyAt)}}`;
    if (prelude.startsWith('@')) return this.refuse(prelude, 'this at-rule', preludeAt);
    const selectors = splitOutside(prelude, ',').map((selector) => scoped(selector, this.scope));
    return `${selectors.join(',')}{${this.inside(body, bodyAt, depth + 1)}}`;
  }

  private frames(text: string, at: number): string {
    return blocksOf(text)
      .filter((block) => block.body !== null && isBalanced(block.prelude))
      .map((block) => `${block.prelude}{${this.declarations(block.body ?? '', at + block.bodyAt)}}`)
      .join('');
  }

  /** Declarations, and rules written inside a rule: those reach no further than what is around them. */
  private inside(text: string, at: number, depth: number): string {
    if (!text.includes('{')) return this.declarations(text, at);
    if (depth > deepest) return this.refuse(text, 'nesting deeper than 8', at);
    return blocksOf(text)
      .map((block) => {
        if (block.body === null) return `${this.declarations(block.prelude, at + block.preludeAt)};`;
        if (!isBalanced(block.prelude)) return this.refuse(block.prelude, 'an open quote', at + block.preludeAt);
        return `${block.prelude}{${this.inside(block.body, at + block.bodyAt, depth + 1)}}`;
      })
      .join('');
  }
}

/**
 * An owner's style sheet, cleaned and tied to their page: nothing of it reaches the store's own frame.
 *
 * @param scope a selector of the element that holds the page, e.g. `:where([data-owner-page="p1"])`
 * Source: spec 3 "Store page" (css); docs/adr, owner's HTML.
 */
export function scopeCss(css: string, scope: string, problems: Problems): string {
  const text = withoutComments(css);
  if (count(text, '{') > count(text, '}')) {
    problems.warn(
      'css-unclosed',
      text.split('\n').length,
      'A { is never closed: all that follows belongs to that rule',
    );
  }
  return new Sheet(text, scope, problems).clean();
}

const count = (text: string, char: string) => text.split(char).length - 1;
