/**
 * Selectors as trees. What is not known here is refused: a rule that is left out reaches nothing, one that was read otherwise than a
 * browser reads it could reach everything.
 */

export type Combinator = ' ' | '>' | '+' | '~';

/** A piece of a compound: `.a`, `[b]`, `:hover`; with `list`, a pseudo-class that takes selectors. */
export interface Part {
  text: string;
  list?: Selector[];
}

/** What stands between two combinators. `before` is the one before it; null where none was written. */
export interface Compound {
  before: Combinator | null;
  parts: Part[];
}

export type Selector = Compound[];

/** Why a selector may not stand, in words for the owner. No `Error`: a sheet may have 100,000, and each would note the calls it came by. */
export class RefusedSelector {
  constructor(readonly message: string) {}
}

const deepest = 8;

// Each is taken where the reader stands and never tried anew with less: none can be slow. `<` is left out, that no text ends a `style`.
const blank = /[ \t\n]+/y;
const letters = /[\w\-\u0080-\uffff]+/y;
const escaped = /\\(?:[0-9a-f]{1,6}[ \t\n]?|[^\n0-9a-f<])/iy;
const text = /"(?:[^"\\\n<]|\\[^<])*"|'(?:[^'\\\n<]|\\[^<])*'/y;
const combinator = /[>+~]/y;
const matcher = /[~|^$*]?=/y;
const plainArgument = /[^()[\]{}"'\\<]*/y;

const takesSelectors = new Set(['is', 'where', 'not', 'has']);
const step = /^(?:odd|even|[-+n\d\s]+)$/i;
const languages = /^[\w\s,*-]+$/;
const plain: Readonly<Record<string, RegExp>> = {
  'nth-child': step,
  'nth-last-child': step,
  'nth-of-type': step,
  'nth-last-of-type': step,
  lang: languages,
  dir: languages,
};

/** Reads one list of selectors from front to back. */
class Reader {
  private at = 0;
  private depth = 0;

  constructor(private readonly source: string) {}

  all(): Selector[] {
    const list = this.list();
    if (this.at < this.source.length) this.refuse();
    return list;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private name(): string {
    const start = this.at;
    while (this.take(letters) || this.take(escaped));
    return this.source.slice(start, this.at);
  }

  private takeChar(char: string): boolean {
    const isThere = this.source[this.at] === char;
    if (isThere) this.at++;
    return isThere;
  }

  private must(found: string | boolean) {
    if (!found) this.refuse();
    return String(found);
  }

  private refuse(why = `"${this.source.slice(this.at, this.at + 12) || 'an end'}" in a selector`): never {
    throw new RefusedSelector(why);
  }

  private list(): Selector[] {
    const list = [this.selector()];
    while (this.takeChar(',')) list.push(this.selector());
    return list;
  }

  private selector(): Selector {
    this.take(blank);
    const first = this.combinator();
    const selector: Selector = [{ before: first === ' ' ? null : first, parts: this.compound() }];
    for (;;) {
      const before = this.combinator();
      const isEnd = this.at >= this.source.length || this.source[this.at] === ',' || this.source[this.at] === ')';
      if (isEnd && (before === ' ' || before === null)) return selector;
      if (before === null) this.refuse();
      selector.push({ before, parts: this.compound() });
    }
  }

  private combinator(): Combinator | null {
    const gap = this.take(blank);
    const sign = this.take(combinator) as Combinator | '';
    this.take(blank);
    return sign || (gap ? ' ' : null);
  }

  private compound(): Part[] {
    const parts: Part[] = [];
    for (let part = this.part(); part; part = this.part()) parts.push(part);
    if (parts.length === 0) this.refuse();
    return parts;
  }

  private part(): Part | null {
    const start = this.at;
    const since = () => ({ text: this.source.slice(start, this.at) });
    if (this.takeChar('&') || this.takeChar('*')) return since();
    if (this.takeChar('.') || this.takeChar('#')) {
      this.must(this.name());
      return since();
    }
    if (this.takeChar('[')) {
      this.attribute();
      return since();
    }
    if (this.takeChar(':')) return this.pseudo();
    return this.name() ? since() : null;
  }

  private attribute() {
    this.take(blank);
    this.must(this.name());
    this.take(blank);
    if (this.take(matcher)) {
      this.take(blank);
      this.must(this.take(text) || this.name());
      this.take(blank);
      this.name();
      this.take(blank);
    }
    this.must(this.takeChar(']'));
  }

  private pseudo(): Part {
    const colons = this.takeChar(':') ? '::' : ':';
    const called = this.must(this.name()).toLowerCase();
    if (called.includes('\\') || called === 'scope') this.refuse(`${colons}${called.slice(0, 20)}`);
    if (!this.takeChar('(')) return { text: colons + called };
    if (colons === ':' && takesSelectors.has(called)) return { text: `:${called}`, list: this.inside() };
    const allowed = colons === ':' ? plain[called] : undefined;
    const argument = this.take(plainArgument);
    if (!allowed?.test(argument.trim())) this.refuse(`${colons}${called.slice(0, 20)}(${argument.slice(0, 20)})`);
    this.must(this.takeChar(')'));
    return { text: `:${called}(${argument.trim()})` };
  }

  private inside(): Selector[] {
    if (++this.depth > deepest) this.refuse('brackets deeper than 8');
    const list = this.list();
    this.depth--;
    this.must(this.takeChar(')'));
    return list;
  }
}

/**
 * Reads a list of selectors, such as `.a > b, &:hover`.
 * @param source without comments, each line ended by `\n`.
 * @throws RefusedSelector where something stands that is not known here.
 */
export const readSelectors = (source: string): Selector[] => new Reader(source).all();
