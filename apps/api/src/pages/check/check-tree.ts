import { pageElementNames, pageFieldNames, pagePartNames } from '@souk/contract';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parsePage } from '../clean/parse-page';
import type { Problems } from '../clean/problems';
import { sayLow } from './check-css';
import { checkTags, createEndCheck } from './check-markup';
import { contrastOf } from './contrast';

type Element = DefaultTreeAdapterTypes.Element;

const known = new Set<string>([...pageElementNames, ...pagePartNames]);
const fields = new Set<string>(pageFieldNames);
const deepest = 200;

interface Seen {
  heading: number;
  ids: Set<string>;
}

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child)) return '';
      return child.tagName === 'img' ? (attributeOf(child, 'alt') ?? '') : textOf(child);
    })
    .join('')
    .trim();

const checkPicture = (element: Element, line: number, problems: Problems) => {
  if (attributeOf(element, 'alt') === undefined) {
    problems.warn('missing-alt', line, 'A picture has no alt text: say what it shows, or alt="" if it only decorates');
  }
  if (attributeOf(element, 'data-souk-field')) return;
  if (!attributeOf(element, 'width') || !attributeOf(element, 'height')) {
    problems.warn('missing-size', line, 'A picture has no width and height: the page jumps when it arrives');
  }
};

const checkHeading = (level: number, line: number, seen: Seen, problems: Problems) => {
  if (seen.heading === 0 && level > 2)
    problems.warn('heading-jump', line, `The first heading is <h${level}>; begin with <h1> or <h2>`);
  else if (level > seen.heading + 1 && seen.heading > 0) {
    problems.warn('heading-jump', line, `<h${level}> follows <h${seen.heading}>: a level is missing in between`);
  }
  seen.heading = level;
};

const checkNames = (element: Element, line: number, problems: Problems) => {
  const name = attributeOf(element, 'data-souk');
  const field = attributeOf(element, 'data-souk-field');
  if (name !== undefined && !known.has(name)) {
    problems.error('unknown-souk', line, `data-souk="${name.slice(0, 40)}" is not known; it is shown as plain HTML`);
  }
  if (field !== undefined && !fields.has(field)) {
    problems.error(
      'unknown-field',
      line,
      `data-souk-field="${field.slice(0, 40)}" is not known; it is shown as it stands`,
    );
  }
  if (
    name === 'product-list' &&
    !['data-ids', 'data-all', 'data-collection'].some((one) => attributeOf(element, one) !== undefined)
  ) {
    problems.error('product-list', line, 'A product list needs data-ids, data-all or data-collection');
  }
  if (name && ['purchase', 'buy-now', 'reviews'].includes(name) && !attributeOf(element, 'data-product')) {
    problems.error('no-product', line, `data-souk="${name}" needs data-product, the id of a product`);
  }
  if (name && ['newsletter', 'purchase', 'buy-now', 'search'].includes(name) && element.tagName !== 'form') {
    problems.error('not-a-form', line, `data-souk="${name}" belongs on a <form>`);
  }
};

const checkElement = (element: Element, seen: Seen, problems: Problems) => {
  const line = element.sourceCodeLocation?.startLine ?? 0;
  const tag = element.tagName;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (tag === 'img') checkPicture(element, line, problems);
  if (level) checkHeading(Number(level), line, seen, problems);
  const isNamed = Boolean(
    attributeOf(element, 'aria-label') ?? attributeOf(element, 'aria-labelledby') ?? attributeOf(element, 'title'),
  );
  const isFilled =
    attributeOf(element, 'data-souk') !== undefined || attributeOf(element, 'data-souk-field') !== undefined;
  if ((tag === 'a' || tag === 'button') && !isNamed && !isFilled && textOf(element) === '') {
    problems.warn('empty-link', line, `<${tag}> has no text: nobody hears what it does`);
  }
  const id = attributeOf(element, 'id');
  if (id && seen.ids.has(id)) problems.warn('double-id', line, `id="${id.slice(0, 40)}" stands twice`);
  if (id) seen.ids.add(id);
  const style = attributeOf(element, 'style');
  if (style) sayLow(contrastOf(style), `<${tag}>`, line, problems);
  checkNames(element, line, problems);
};

/** Says what could be better for shoppers, and which marks mean nothing. Nothing is changed here. Source: PAGE-02 to PAGE-07; expectations X10. */
export function checkTree(html: string, problems: Problems) {
  const { document, isCut, tagErrors } = parsePage(html);
  const seen: Seen = { heading: 0, ids: new Set() };
  const checkEnd = createEndCheck(problems);
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, depth: number) => {
    let line = parent.sourceCodeLocation?.startLine ?? 1;
    for (const child of parent.childNodes) {
      const lineBefore = line;
      line = child.sourceCodeLocation?.endLine ?? line;
      if (!('tagName' in child) || depth > deepest) continue;
      checkElement(child, seen, problems);
      if (!isCut) checkEnd(child, lineBefore);
      visit('content' in child ? (child as DefaultTreeAdapterTypes.Template).content : child, depth + 1);
    }
  };
  checkTags(tagErrors, problems);
  visit(document, 0);
}
