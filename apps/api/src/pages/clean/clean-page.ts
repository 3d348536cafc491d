import type { PageNode } from '@souk/contract';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedTags, droppedTags, svgTags } from './allowed';
import { cleanAttributes } from './clean-attributes';
import { parsePage } from './parse-page';
import type { Problems } from './problems';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** An owner's HTML after cleaning. */
export interface CleanPage {
  nodes: PageNode[];
  /** Text of the page's own `style` elements, to be scoped with the rest of its CSS. */
  css: string;
  /** What its `script` elements ask for: the address or, for code on the page, the code. */
  scripts: { src: string | null; code: string; line: number }[];
}

const mostNodes = 6000;
const tagName = /^[a-z][a-z0-9]*$/;

/** Walks one page. Kept as a class because every step counts nodes and collects problems. */
class Cleaner {
  css = '';
  scripts: CleanPage['scripts'] = [];
  private cssLines = 1;
  private left = mostNodes;

  constructor(private readonly problems: Problems) {}

  nodes = (children: readonly Node[], parent: string): PageNode[] => {
    const kept: PageNode[] = [];
    for (const child of children) {
      for (const node of this.node(child, parent)) {
        const last = kept.at(-1);
        if (typeof node === 'string' && typeof last === 'string') kept[kept.length - 1] = last + node;
        else kept.push(node);
      }
    }
    return kept;
  };

  private node(node: Node, parent: string): PageNode[] {
    if (node.nodeName === '#text') return textOf((node as DefaultTreeAdapterTypes.TextNode).value, parent);
    if (!('tagName' in node)) return [];
    return this.element(node, parent);
  }

  private element(element: Element, parent: string): PageNode[] {
    const tag = element.tagName.toLowerCase();
    const line = element.sourceCodeLocation?.startLine ?? 0;
    if (this.left-- <= 0) return this.tooMany(line);
    if (tag === 'style') return this.keepStyle(element);
    if (tag === 'script') return this.keepScript(element, line);
    const isInSvg = parent === 'svg' || svgTags.has(parent);
    if (droppedTags.has(tag) && !(tag === 'title' && isInSvg)) return this.drop(tag, line);
    const children =
      'content' in element ? (element as DefaultTreeAdapterTypes.Template).content.childNodes : element.childNodes;
    if (!allowedTags.has(tag) || !tagName.test(tag) || (svgTags.has(tag) && tag !== 'svg' && !isInSvg)) {
      this.problems.error(
        'unknown-element',
        line,
        `<${tag.slice(0, 40)}> is not known here; what it held is shown without it`,
      );
      return this.nodes(children, parent);
    }
    const attrs = cleanAttributes(tag, element.attrs, { line, problems: this.problems });
    if (tag === 'form' && !attrs['data-souk']) return this.plainForm(children, line);
    const inner = this.nodes(children, tag);
    return [
      {
        tag,
        ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
        ...(inner.length > 0 ? { children: inner } : {}),
      },
    ];
  }

  private plainForm(children: readonly Node[], line: number): PageNode[] {
    this.problems.error(
      'plain-form',
      line,
      'A <form> works only with data-souk="newsletter", "purchase", "buy-now" or "search"',
    );
    return [{ tag: 'div', children: this.nodes(children, 'div') }];
  }

  private keepStyle(element: Element): PageNode[] {
    // blank lines before it, so that a line in the sheet is the line in the page
    const line = element.sourceCodeLocation?.startLine ?? 1;
    const more = '\n'.repeat(Math.max(0, line - this.cssLines)) + rawText(element);
    this.cssLines += more.split('\n').length - 1;
    this.css += more;
    return [];
  }

  private keepScript(element: Element, line: number): PageNode[] {
    const src = element.attrs.find((attribute) => attribute.name === 'src')?.value ?? null;
    this.scripts.push({ src, code: rawText(element), line });
    return [];
  }

  private drop(tag: string, line: number): PageNode[] {
    const quiet = ['title', 'meta', 'base', 'link'];
    const say = quiet.includes(tag) ? this.problems.warn : this.problems.error;
    say('refused-element', line, refusalOf(tag));
    return [];
  }

  private tooMany(line: number): PageNode[] {
    if (this.left === -1) {
      this.problems.error('too-many', line, `The page has more than ${mostNodes} elements; the rest is left out`);
    }
    return [];
  }
}

const refusalOf = (tag: string) => {
  if (tag === 'iframe') return '<iframe> is left out: put live content into the streaming channel of the settings';
  if (tag === 'link') return '<link> is left out: put style sheets into the css of the page';
  if (tag === 'title' || tag === 'meta' || tag === 'base')
    return `<${tag}> is left out: title and description are set with the page`;
  return `<${tag}> is left out with all it holds`;
};

const rawText = (element: Element) => element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Where blank text means nothing and browsers would move it. */
const blankless = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'colgroup',
  'select',
  'optgroup',
  'svg',
  'g',
  'picture',
  'video',
  'html',
]);

const textOf = (text: string, parent: string): PageNode[] => {
  const isBlank = text.trim() === '';
  if (isBlank && blankless.has(parent)) return [];
  if (parent === 'pre' || parent === 'textarea') return text === '' ? [] : [text];
  return [isBlank ? ' ' : text.replace(/[ \t\r\n\f]+/g, ' ')];
};

const childrenOf = (parent: DefaultTreeAdapterTypes.ParentNode | undefined, name: string): Element | undefined =>
  parent?.childNodes.find((child): child is Element => child.nodeName === name);

/**
 * Cleans an owner's HTML: what is left can be shown, styles the page, and does nothing else.
 * Nothing is ever put together as text again, so no browser can read it otherwise than it was read here.
 * Source: spec 2 "Custom pages"; docs/adr, owner's HTML.
 */
export function cleanPage(html: string, problems: Problems): CleanPage {
  const { document, isCut } = parsePage(html);
  if (isCut) problems.error('too-deep', 0, 'Elements are nested deeper than 256; what follows is left out');
  const root = childrenOf(document, 'html');
  const cleaner = new Cleaner(problems);
  cleaner.nodes(childrenOf(root, 'head')?.childNodes ?? [], 'head');
  const nodes = cleaner.nodes(childrenOf(root, 'body')?.childNodes ?? [], 'body');
  return { nodes: trimmed(nodes), css: cleaner.css, scripts: cleaner.scripts };
}

const trimmed = (nodes: PageNode[]) => {
  const isBlank = (node: PageNode | undefined) => node === ' ';
  const from = isBlank(nodes[0]) ? 1 : 0;
  return nodes.slice(from, isBlank(nodes.at(-1)) && nodes.length > 1 ? -1 : undefined);
};
