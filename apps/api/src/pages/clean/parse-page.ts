import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
  type DefaultTreeAdapterMap,
  type ParserError,
} from 'parse5';

type Document = DefaultTreeAdapterTypes.Document;

/** Elements open inside one another; a page needs about twenty. Deeper ones make a parser slow and browsers lose them. */
const deepest = 256;

class TooDeep extends Error {}

/** A page as parsed, and whether it had to be cut where its elements go too deep. */
export interface ParsedPage {
  document: Document;
  isCut: boolean;
  /** Tags that are not written right, in the order of the text; what a browser makes of them stands in the document. */
  tagErrors: readonly ParserError[];
}

/**
 * Parses a page, whole or a fragment, as browsers do: unclosed elements are closed, wrong nesting is mended.
 * A page nested without end is parsed up to where it goes too deep.
 */
export function parsePage(html: string): ParsedPage {
  let depth = 0;
  let document = defaultTreeAdapter.createDocument();
  const tagErrors: ParserError[] = [];
  const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createDocument: () => (document = defaultTreeAdapter.createDocument()),
    onItemPush: () => {
      depth += 1;
      if (depth > deepest) throw new TooDeep();
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  try {
    parse(html, {
      treeAdapter: adapter,
      sourceCodeLocationInfo: true,
      onParseError: (error) => tagErrors.push(error),
    });
    return { document, isCut: false, tagErrors };
  } catch (error) {
    if (error instanceof TooDeep) return { document, isCut: true, tagErrors };
    throw error;
  }
}
