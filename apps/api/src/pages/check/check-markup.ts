import { ErrorCodes, html as htmlNames, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import type { Problems } from '../clean/problems';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are right without an end tag. Source: HTML, Optional tags and Void elements. */
const endsBySelf = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'html head body li dt dd p rb rt rtc rp optgroup option colgroup caption thead tbody tfoot tr td th'
  ).split(' '),
);

const wrongQuote = 'A quotation mark or a space is missing in a tag';

/** What is told of a tag that is not written right. Other slips change nothing that anybody sees. */
const sentences: Readonly<Partial<Record<ErrorCodes, string>>> = {
  [ErrorCodes.missingWhitespaceBetweenAttributes]: wrongQuote,
  [ErrorCodes.unexpectedCharacterInAttributeName]: wrongQuote,
  [ErrorCodes.unexpectedCharacterInUnquotedAttributeValue]: wrongQuote,
  [ErrorCodes.missingAttributeValue]: 'An attribute has no value after its =',
  [ErrorCodes.duplicateAttribute]: 'An attribute stands twice in a tag: the second one is not read',
  [ErrorCodes.invalidFirstCharacterOfTagName]: 'A < stands in the text: write &lt;',
  [ErrorCodes.nonVoidHtmlElementStartTagWithTrailingSolidus]:
    'A tag that ends in /> is not closed by it: write its end tag',
};

/** Errors that leave out all that follows. */
const endless = new Set<ErrorCodes>([
  ErrorCodes.eofInTag,
  ErrorCodes.eofInComment,
  ErrorCodes.eofInElementThatCanContainOnlyText,
]);

/** Says which tags are not written right, each line once: one missing quotation mark is several errors to a parser. */
export function checkTags(errors: readonly ParserError[], problems: Problems) {
  const told = new Set<number>();
  for (const { code, startLine } of errors) {
    if (endless.has(code))
      problems.error('endless-tag', startLine, 'A tag or comment is never finished: all that follows it is left out');
    const sentence = sentences[code];
    if (sentence === undefined || told.has(startLine)) continue;
    told.add(startLine);
    problems.warn('broken-tag', startLine, sentence);
  }
}

/**
 * Says which elements are never closed, and which end tags of a paragraph close nothing.
 * @returns what is told of each element, in the order of the text. `lineBefore`: on which the text before it ends; what a parser made itself
 * stands on no line
 */
export const createEndCheck = (problems: Problems) => {
  /** Where the elements begin that were told: a parser opens an unclosed one anew in each element that follows. */
  const told = new Set<number>();
  return ({ tagName, namespaceURI, sourceCodeLocation: at }: Element, lineBefore: number) => {
    if (namespaceURI !== htmlNames.NS.HTML) return;
    if (tagName === 'p' && !at)
      problems.warn(
        'broken-nesting',
        lineBefore,
        '</p> closes nothing: an element that no <p> can hold has ended the paragraph',
      );
    if (!at?.startTag || at.endTag || endsBySelf.has(tagName) || told.has(at.startOffset)) return;
    told.add(at.startOffset);
    problems.warn('unclosed-element', at.startLine, `<${tagName}> is never closed: what follows belongs to it`);
  };
};
