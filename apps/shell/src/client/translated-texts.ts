/** The translation that the browser has put in the place of a text: an element. */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Translations whose text is still to be taken away. */
const unmatched = new WeakSet<Node>();

/** A browser takes the text away in the step in which it adds the translation, or in a later one, when they are neighbours. */
const note = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
  for (const node of addedNodes) if (isStandIn(node)) unmatched.add(node);
  const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => isStandIn(node) && unmatched.has(node));
  const text = [...removedNodes].find((node) => node instanceof Text);
  if (!standIn || !text) return;
  unmatched.delete(standIn);
  standIns.set(text, standIn as Element);
};

/** What stands for a node among the children of `parent`: its translation, or the translation that holds it. */
const childFor = (node: Node, parent: Node): Node | null => {
  const standIn = standIns.get(node);
  if (standIn?.parentNode === parent) return standIn;
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return isStandIn(holder) ? holder : null;
};

/**
 * Lets React change a page that the browser translates. React holds the texts that it wrote. Where the browser has put its
 * translation, React would change a text that nobody sees, and fail when it takes one away or puts something before it
 * (facebook/react#11538). From here on, a text that changes goes back to its place, where the browser translates it again,
 * and what happens to a text happens to its translation.
 *
 * @param changes of the page so far, from the first translation on
 */
export const keepTranslatedTexts = (changes: MutationRecord[]): void => {
  changes.forEach(note);
  new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    const standIn = child.parentNode === this ? null : childFor(child, this);
    removeChild.call(this, standIn ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    const isApart = before && before.parentNode !== this;
    insertBefore.call(this, node, isApart ? (childFor(before, this) ?? before) : before);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const standIn = this.isConnected ? null : standIns.get(this);
      if (standIn?.isConnected) standIn.replaceWith(this);
    },
  });
};
