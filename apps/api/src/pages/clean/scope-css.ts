import { cleanDeclarations } from './clean-declarations';
import { asLines, blocksOf, isBalanced, linesOf, withoutComments, type Block } from './css-text';
import type { Problems } from './problems';
import { nestSelectors, scopeSelectors, type Scoped } from './scope-selector';
import { RefusedSelector } from './selector-tree';

const deepest = 8;
/** At-rules that ask a condition or order what is in them, and reach nothing of their own; alone or inside a rule. */
const grouping = /^@(media|supports|container|layer|starting-style)\b/i;
/** What a browser could end elsewhere than we do: texts, escapes, `url()`, the end of a `style`. */
const unclear = /["'\\]|url\(|<\//i;
const keyframes = /^@(-webkit-)?keyframes\s+[\w-]+$/i;
const isFrame = (prelude: string) => prelude.split(',').every((step) => /^(from|to|[\d.]+%)$/i.test(step.trim()));
/** Families that prices and dialogs are set in (libs/ui, theme/tokens.ts): a face of such a name would draw their figures. */
const ownFamily = /(^|;)font-family:["']?\s*(instrument\s+sans|fraunces|georgia|arial)/i;

/** Cleans one sheet; a class only because its parts all need the text, the scope and the list of problems. */
class Sheet {
  private readonly lineAt: (offset: number) => number;

  constructor(
    private readonly text: string,
    private readonly scope: string,
    private readonly problems: Problems,
  ) {
    this.lineAt = linesOf(text);
  }

  clean = () => this.rules(this.text, 0, 0);

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
    if (grouping.test(prelude)) return this.group(prelude, preludeAt, () => this.rules(body, bodyAt, depth + 1));
    // In a layer: an animation of the store's own frame that has the same name stays what it is.
    if (keyframes.test(prelude)) return `@layer{${prelude}{${this.frames(body, bodyAt)}}}`;
    if (/^@font-face$/i.test(prelude)) return this.face(this.declarations(body, bodyAt), preludeAt);
    if (prelude.startsWith('@')) return this.refuse(prelude, 'this at-rule', preludeAt);
    return this.tied(prelude, preludeAt, {
      tie: () => scopeSelectors(prelude, this.scope),
      fill: (reachesRoot) => this.inside({ text: body, at: bodyAt, depth: depth + 1, reachesRoot }),
    });
  }

  private group(prelude: string, at: number, fill: () => string): string {
    if (!isBalanced(prelude) || unclear.test(prelude)) return this.refuse(prelude, 'a text or bracket of it', at);
    return `${prelude}{${fill()}}`;
  }

  private tied(
    prelude: string,
    at: number,
    { tie, fill }: { tie: () => Scoped; fill: (reachesRoot: boolean) => string },
  ): string {
    try {
      const { text, reachesRoot } = tie();
      return `${text}{${fill(reachesRoot)}}`;
    } catch (error) {
      if (error instanceof RefusedSelector) return this.refuse(prelude, error.message, at);
      throw error;
    }
  }

  private face(declarations: string, at: number): string {
    if (ownFamily.test(declarations)) return this.refuse('@font-face', 'the name of a font of the store', at);
    return `@font-face{${declarations}}`;
  }

  private frames(text: string, at: number): string {
    return blocksOf(text)
      .map(({ prelude, preludeAt, body, bodyAt }) =>
        body !== null && isFrame(prelude)
          ? `${prelude}{${this.declarations(body, at + bodyAt)}}`
          : this.refuse(prelude, 'this step of an animation', at + preludeAt),
      )
      .join('');
  }

  /** Declarations, and rules written inside a rule: those reach no further than what is around them. */
  private inside({ text, at, depth, reachesRoot }: Inside): string {
    if (!text.includes('{')) return this.declarations(text, at);
    if (depth > deepest) return this.refuse(text, 'nesting deeper than 8', at);
    return blocksOf(text)
      .map(({ prelude, preludeAt, body, bodyAt }) => {
        const from = at + preludeAt;
        if (body === null) return `${this.declarations(prelude, from)};`;
        const fill = (root: boolean) =>
          this.inside({ text: body, at: at + bodyAt, depth: depth + 1, reachesRoot: root });
        if (grouping.test(prelude)) return this.group(prelude, from, () => fill(reachesRoot));
        if (prelude.startsWith('@')) return this.refuse(prelude, 'this at-rule', from);
        return this.tied(prelude, from, { tie: () => nestSelectors(prelude, this.scope, reachesRoot), fill });
      })
      .join('');
  }
}

/** What stands inside a rule. `reachesRoot`: the rule may match the element that holds the page. */
interface Inside {
  text: string;
  at: number;
  depth: number;
  reachesRoot: boolean;
}

/**
 * An owner's style sheet, cleaned and tied to their page: nothing of it reaches the store's own frame.
 *
 * @param scope a selector of the element that holds the page, e.g. `:where([data-owner-page="p1"])`
 * Source: spec 3 "Store page" (css); docs/adr, owner's HTML.
 */
export function scopeCss(css: string, scope: string, problems: Problems): string {
  const text = withoutComments(asLines(css));
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
